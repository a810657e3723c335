-- Keep me informed: who, which searches, what changed, who hears of it. Times are milliseconds since 1970.

CREATE TABLE subscriber (
  id TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- The newest confirmation mail; there is at most one a day.
  asked_at INTEGER,
  asked_mail TEXT,
  created_at INTEGER NOT NULL,
  UNIQUE (site_id, email)
);
CREATE INDEX subscriber_by_email ON subscriber (email);

-- A named search. The criteria columns are its filter as the search itself reads it; lists stand as ',1,2,'.
CREATE TABLE subscription (
  id TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL REFERENCES subscriber (id) ON DELETE CASCADE,
  site_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  filter TEXT NOT NULL,
  frequency TEXT NOT NULL CHECK (frequency IN ('instant', 'daily', 'weekly')),
  -- Sum of 1 new, 2 price drop, 4 back on the market, 8 status.
  reasons INTEGER NOT NULL,
  -- NULL until confirmed; changes from before are not told.
  confirmed_at INTEGER,
  paused_until INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  countries TEXT,
  cities TEXT,
  head_types TEXT,
  transactions TEXT,
  sub_types TEXT,
  bedrooms TEXT,
  bedrooms_min REAL,
  price_min REAL,
  price_max REAL,
  lat REAL,
  lon REAL,
  km REAL,
  -- Sides of an area: [[lat, lon, lat, lon], …]
  area TEXT
);
CREATE INDEX subscription_of ON subscription (subscriber_id);
CREATE INDEX subscription_of_site ON subscription (site_id, confirmed_at);

-- The last complete look at a site's estates. Without a row the next look only takes note.
CREATE TABLE scan (
  site_id INTEGER PRIMARY KEY,
  finished_at INTEGER NOT NULL
);

CREATE TABLE estate_snapshot (
  site_id INTEGER NOT NULL,
  estate_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  transaction_id INTEGER,
  price REAL,
  is_gone INTEGER NOT NULL,
  missing INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, estate_id)
) WITHOUT ROWID;

CREATE TABLE estate_change (
  -- site/estate/version/reason: the same change found twice is one.
  id TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  estate_id TEXT NOT NULL,
  reason INTEGER NOT NULL,
  at INTEGER NOT NULL,
  matched_at INTEGER,
  card TEXT NOT NULL,
  price_before REAL,
  country INTEGER,
  city INTEGER,
  head_type INTEGER,
  transaction_id INTEGER,
  sub_type INTEGER,
  bedrooms INTEGER,
  price REAL,
  lat REAL,
  lon REAL
);
CREATE INDEX change_unmatched ON estate_change (site_id, at) WHERE matched_at IS NULL;
CREATE INDEX change_by_time ON estate_change (at);

-- A change that a subscription asks for, until it is told.
CREATE TABLE hit (
  subscription_id TEXT NOT NULL REFERENCES subscription (id) ON DELETE CASCADE,
  change_id TEXT NOT NULL REFERENCES estate_change (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (subscription_id, change_id)
) WITHOUT ROWID;
CREATE INDEX hit_due ON hit (due_at);
CREATE INDEX hit_of_change ON hit (change_id);

-- What was told, and in which mail: once.
CREATE TABLE delivery (
  subscription_id TEXT NOT NULL REFERENCES subscription (id) ON DELETE CASCADE,
  change_id TEXT NOT NULL,
  mail_id TEXT NOT NULL,
  PRIMARY KEY (subscription_id, change_id)
) WITHOUT ROWID;

-- Why people leave; not who.
CREATE TABLE farewell (
  site_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
);
