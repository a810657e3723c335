
  -- Why the agency moved, cancelled or declined it, as its mail tells.
  ALTER TABLE booking ADD COLUMN reason TEXT;
  -- Who booked it at the desk; NULL: the visitor.
  ALTER TABLE booking ADD COLUMN by_person TEXT;
  -- After a visit: 1 who booked came, 0 nobody came; NULL: not said.
  ALTER TABLE booking ADD COLUMN came INTEGER;
  ALTER TABLE booking ADD COLUMN feedback TEXT;
  CREATE INDEX booking_in_place_of ON booking (body ->> '$.replaces') WHERE body ->> '$.replaces' IS NOT NULL;
