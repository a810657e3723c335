-- When an estate can be visited; `estate_id` is its public id, `agent_id` whoever shows it.
CREATE TABLE agenda (
  site_id INTEGER NOT NULL, estate_id TEXT NOT NULL, agent_id INTEGER NOT NULL, rules TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id)
) WITHOUT ROWID;
CREATE TABLE appointment (
  id TEXT PRIMARY KEY, site_id INTEGER NOT NULL, estate_id TEXT NOT NULL,
  -- Seconds since 1970; `starts_at` names the slot.
  starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, seat INTEGER NOT NULL,
  locale TEXT,
  -- Of the visitor; null once erased.
  name TEXT, email TEXT, phone TEXT,
  call_key TEXT NOT NULL, digest TEXT NOT NULL, created_at INTEGER NOT NULL, cancelled_at INTEGER
) WITHOUT ROWID;
-- A seat of a slot can be taken once.
CREATE UNIQUE INDEX appointment_seat ON appointment (site_id, estate_id, starts_at, seat) WHERE cancelled_at IS NULL;
CREATE UNIQUE INDEX appointment_by_call ON appointment (site_id, call_key);
CREATE INDEX appointment_by_email ON appointment (site_id, email, starts_at);
-- An agent is in one place at a time: five minutes of a day, travel included, belong to one slot.
CREATE TABLE agent_time (
  site_id INTEGER NOT NULL, agent_id INTEGER NOT NULL, five_minutes INTEGER NOT NULL,
  estate_id TEXT NOT NULL, starts_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, agent_id, five_minutes)
) WITHOUT ROWID;
CREATE INDEX agent_time_by_slot ON agent_time (site_id, estate_id, starts_at);
