import Rehearse
import Seed0In5

Rehearsal.main { contentView() }
