import Rehearse

Rehearsal.main(desk)
