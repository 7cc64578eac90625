import Account
import Rehearse

/// A form to sign up with, driven by hands and the keyboard.
let accountStage = Stage(
  "account", "A sign-up form: the keyboard, stored values, links and letters"
) {
  StageContent(AccountView(mail: Mailbox()))
}
