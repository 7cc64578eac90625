import Rehearse
import Seed0In6

Rehearsal.main { contentView() }
