
CREATE TABLE stay (
  -- Of its booking.
  key TEXT PRIMARY KEY,
  unit_id INTEGER NOT NULL,
  -- Days of arrival and departure.
  start TEXT NOT NULL,
  "end" TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('requested', 'confirmed', 'declined', 'lapsed', 'cancelled')),
  -- When a request lapses.
  held_until INTEGER NOT NULL,
  -- When the agency is reminded of it; NULL: never, or no more.
  remind_at INTEGER,
  -- Until so many days before arrival a confirmed stay is the guest's to cancel; as it was when it was asked for.
  free_days INTEGER NOT NULL,
  -- When its state last changed, and by whom: 'guest', 'clock', 'person {id}'.
  decided_at INTEGER,
  decided_by TEXT,
  -- What the agency wrote to the guest with it.
  word TEXT,
  -- Raised by each change; the listing API has heard of the second one.
  revision INTEGER NOT NULL DEFAULT 0,
  followed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX stay_by_state ON stay (state, held_until);
CREATE INDEX stay_by_unit ON stay (unit_id, start);
CREATE TRIGGER stay_of_booking AFTER DELETE ON booking BEGIN DELETE FROM stay WHERE key = OLD.key; END;
-- Those of before were told that they stand.
INSERT INTO stay (key, unit_id, start, "end", state, held_until, free_days)
  SELECT key, body ->> '$.rentalUnitId', body ->> '$.start', body ->> '$.end', 'confirmed', created_at, 30
  FROM booking WHERE kind = 'stay' AND state = 'booked';
