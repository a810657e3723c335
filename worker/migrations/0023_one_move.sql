-- An appointment goes to one other time at once: the second of two moves is told so, and books nothing.
CREATE UNIQUE INDEX booking_one_move ON booking_intent (site_id, replaces) WHERE replaces IS NOT NULL;
