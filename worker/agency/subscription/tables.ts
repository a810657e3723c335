/**
 * Keep me informed: who, which searches, what changed, who hears of it. Times are milliseconds since 1970. What hangs on a
 * row goes by triggers, not foreign keys: a restore writes the tables in any order.
 */
export const SUBSCRIPTION_TABLES = `
  CREATE TABLE subscriber (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    locale TEXT NOT NULL,
    -- When the newest confirmation mail was written.
    asked_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  );

  -- A named search. The criteria columns are its filter as the search itself reads it; lists stand as ',1,2,'.
  CREATE TABLE subscription (
    id TEXT PRIMARY KEY,
    subscriber_id TEXT NOT NULL,
    name TEXT NOT NULL,
    filter TEXT NOT NULL,
    frequency TEXT NOT NULL CHECK (frequency IN ('instant', 'daily', 'weekly')),
    -- Sum of 1 new, 2 price drop, 4 back on the market, 8 status.
    reasons INTEGER NOT NULL,
    -- NULL until confirmed; changes from before are not told.
    confirmed_at INTEGER,
    paused_until INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    countries TEXT, cities TEXT,
    head_types TEXT, sub_types TEXT, transactions TEXT,
    bedrooms TEXT, bedrooms_min REAL,
    price_min REAL, price_max REAL,
    lat REAL, lon REAL, km REAL,
    -- Sides of an area: [[lat, lon, lat, lon], …]
    area TEXT
  );
  CREATE INDEX subscription_of ON subscription (subscriber_id);
  CREATE INDEX subscription_unconfirmed ON subscription (created_at) WHERE confirmed_at IS NULL;

  -- The reading of the agency's estates, page by page; one row. Without it the next reading only takes note.
  CREATE TABLE crawl (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Of the reading that goes on; NULL: none does.
    started_at INTEGER,
    position INTEGER NOT NULL DEFAULT 0,
    -- When the last one that ended began.
    looked_at INTEGER
  );

  -- What the reading that goes on has seen.
  CREATE TABLE crawl_page (
    position INTEGER PRIMARY KEY,
    total INTEGER NOT NULL,
    -- JSON list.
    estate_ids TEXT NOT NULL
  );

  CREATE TABLE estate_snapshot (
    estate_id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    transaction_id INTEGER,
    price REAL,
    is_sold INTEGER NOT NULL,
    missing INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;

  CREATE TABLE estate_change (
    -- estate/version/reason: the same change found twice is one.
    id TEXT PRIMARY KEY,
    estate_id TEXT NOT NULL,
    reason INTEGER NOT NULL,
    at INTEGER NOT NULL,
    matched_at INTEGER,
    price_before REAL,
    country INTEGER,
    city INTEGER,
    head_type INTEGER,
    transaction_id INTEGER,
    sub_type INTEGER,
    bedrooms INTEGER,
    price REAL,
    lat REAL,
    lon REAL,
    -- JSON; last, so that matching reads none.
    card TEXT NOT NULL
  );
  CREATE INDEX change_unmatched ON estate_change (at) WHERE matched_at IS NULL;
  CREATE INDEX change_by_time ON estate_change (at);

  -- A change that a subscription asks for, until it is told.
  CREATE TABLE hit (
    subscription_id TEXT NOT NULL,
    change_id TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (subscription_id, change_id)
  ) WITHOUT ROWID;
  CREATE INDEX hit_of_change ON hit (change_id);

  -- What was told, and in which mail: once.
  CREATE TABLE delivery (
    subscription_id TEXT NOT NULL,
    change_id TEXT NOT NULL,
    mail_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (subscription_id, change_id)
  ) WITHOUT ROWID;
  CREATE INDEX delivery_by_time ON delivery (at);

  -- Why people leave; not who.
  CREATE TABLE farewell (
    id TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX farewell_by_time ON farewell (at);

  CREATE TRIGGER subscriber_gone AFTER DELETE ON subscriber BEGIN
    DELETE FROM subscription WHERE subscriber_id = OLD.id;
  END;
  CREATE TRIGGER subscription_gone AFTER DELETE ON subscription BEGIN
    DELETE FROM hit WHERE subscription_id = OLD.id;
    DELETE FROM delivery WHERE subscription_id = OLD.id;
  END;
  CREATE TRIGGER change_gone AFTER DELETE ON estate_change BEGIN
    DELETE FROM hit WHERE change_id = OLD.id;
  END;
`

/** What more a search asks, as JSON. */
export const MORE_CRITERIA = 'ALTER TABLE subscription ADD COLUMN more TEXT'
