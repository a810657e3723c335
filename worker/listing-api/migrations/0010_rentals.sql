-- Holiday homes. `card` is the unit as a result shows it; the whole unit is `doc`.
CREATE TABLE rental_unit (
  site_id INTEGER NOT NULL, id INTEGER NOT NULL, location_id INTEGER, city_id INTEGER, sub_kind_id INTEGER,
  max_occupation INTEGER, card TEXT NOT NULL, doc TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
-- What can be stayed and for how much; `start` and `end` are the days of arrival and departure.
CREATE TABLE rental_period (
  site_id INTEGER NOT NULL, unit_id INTEGER NOT NULL, start TEXT NOT NULL, "end" TEXT NOT NULL, type TEXT NOT NULL, price REAL NOT NULL,
  PRIMARY KEY (site_id, unit_id, start, "end")
) WITHOUT ROWID;
CREATE INDEX rental_period_by_start ON rental_period (site_id, type, start, "end", unit_id, price);
CREATE TABLE rental_reservation (
  id TEXT PRIMARY KEY, site_id INTEGER NOT NULL, unit_id INTEGER NOT NULL, start TEXT NOT NULL, "end" TEXT NOT NULL,
  persons INTEGER NOT NULL, price REAL NOT NULL, locale TEXT, agreements TEXT NOT NULL DEFAULT '[]',
  -- Of the guest; null once erased.
  name TEXT, email TEXT, phone TEXT, message TEXT,
  -- The call's Idempotency-Key and a digest of its body.
  call_key TEXT NOT NULL, digest TEXT NOT NULL, created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX rental_reservation_by_call ON rental_reservation (site_id, call_key);
CREATE INDEX rental_reservation_by_email ON rental_reservation (site_id, email);
-- Each night of a unit can be taken once: this key, and no check before it, refuses a stay that overlaps another.
CREATE TABLE rental_night (
  site_id INTEGER NOT NULL, unit_id INTEGER NOT NULL, night TEXT NOT NULL,
  -- null: kept free by the owner.
  reservation_id TEXT,
  PRIMARY KEY (site_id, unit_id, night)
) WITHOUT ROWID;
