
-- 'requested' and 'confirmed' hold the nights; 'declined', 'lapsed' and 'cancelled' do not. A change names a higher revision.
ALTER TABLE rental_reservation ADD COLUMN state TEXT NOT NULL DEFAULT 'requested';
ALTER TABLE rental_reservation ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- `start` is the first night and `end` the day after the last; `reason` is for the agency's own eyes.
CREATE TABLE rental_block (
  unit_id INTEGER NOT NULL, start TEXT NOT NULL, "end" TEXT NOT NULL, reason TEXT, PRIMARY KEY (unit_id, start, "end")
) WITHOUT ROWID;
CREATE TABLE rental_calendar (
  unit_id INTEGER NOT NULL, source TEXT NOT NULL,
  -- Where it is fetched; null: it is sent.
  address TEXT,
  -- Seconds since 1970: when it last came in whole, and when it was last tried.
  read_at INTEGER, tried_at INTEGER,
  -- Why it did not come in, one of a few words; null: it did.
  failure TEXT, nights INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (unit_id, source)
) WITHOUT ROWID;
