
-- `card` is the unit as a result shows it; the whole unit is `doc`.
CREATE TABLE rental_unit (
  id INTEGER PRIMARY KEY, location_id INTEGER, city_id INTEGER, sub_kind_id INTEGER, max_occupation INTEGER,
  card TEXT NOT NULL, doc TEXT NOT NULL
);
-- What can be stayed and for how much; `start` and `end` are the days of arrival and departure.
CREATE TABLE rental_period (
  unit_id INTEGER NOT NULL, start TEXT NOT NULL, "end" TEXT NOT NULL, type TEXT NOT NULL, price REAL NOT NULL,
  PRIMARY KEY (unit_id, start, "end")
) WITHOUT ROWID;
CREATE INDEX rental_period_by_start ON rental_period (type, start, "end", unit_id, price);
CREATE TABLE rental_reservation (
  id TEXT PRIMARY KEY, unit_id INTEGER NOT NULL, start TEXT NOT NULL, "end" TEXT NOT NULL,
  persons INTEGER NOT NULL, price REAL NOT NULL, locale TEXT, agreements TEXT NOT NULL DEFAULT '[]',
  -- Of the guest; null once erased.
  name TEXT, email TEXT, phone TEXT, message TEXT,
  -- The call's Idempotency-Key and a digest of its body.
  call_key TEXT NOT NULL, digest TEXT NOT NULL, created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX rental_reservation_by_call ON rental_reservation (call_key);
CREATE INDEX rental_reservation_by_email ON rental_reservation (email);
-- Whose calendar takes a night. The night itself stands once in `rental_night`, as `outside` while any calendar takes it.
CREATE TABLE rental_outside_night (
  unit_id INTEGER NOT NULL, night TEXT NOT NULL, source TEXT NOT NULL, PRIMARY KEY (unit_id, night, source)
) WITHOUT ROWID;
-- Each night of a unit can be taken once. Without reservation and not outside: kept free by the owner.
CREATE TABLE rental_night (
  unit_id INTEGER NOT NULL, night TEXT NOT NULL, reservation_id TEXT, outside INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (unit_id, night)
) WITHOUT ROWID;

-- When an estate can be visited; `estate_id` is its public id, `agent_id` whoever shows it.
CREATE TABLE agenda (estate_id TEXT PRIMARY KEY, agent_id INTEGER NOT NULL, rules TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE appointment (
  id TEXT PRIMARY KEY, estate_id TEXT NOT NULL,
  -- Seconds since 1970; `starts_at` names the slot.
  starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, seat INTEGER NOT NULL,
  locale TEXT,
  -- Of the visitor; null once erased.
  name TEXT, email TEXT, phone TEXT,
  call_key TEXT NOT NULL, digest TEXT NOT NULL, created_at INTEGER NOT NULL, cancelled_at INTEGER
) WITHOUT ROWID;
-- A seat of a slot can be taken once.
CREATE UNIQUE INDEX appointment_seat ON appointment (estate_id, starts_at, seat) WHERE cancelled_at IS NULL;
CREATE UNIQUE INDEX appointment_by_call ON appointment (call_key);
CREATE INDEX appointment_by_email ON appointment (email, starts_at);
-- An agent is in one place at a time: five minutes of a day, travel included, belong to one slot.
CREATE TABLE agent_time (
  agent_id INTEGER NOT NULL, five_minutes INTEGER NOT NULL, estate_id TEXT NOT NULL, starts_at INTEGER NOT NULL,
  PRIMARY KEY (agent_id, five_minutes)
) WITHOUT ROWID;
CREATE INDEX agent_time_by_slot ON agent_time (estate_id, starts_at);
