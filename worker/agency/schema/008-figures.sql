
  -- How often, on a day in Brussels.
  CREATE TABLE figure (
    day TEXT NOT NULL,
    -- 'home/27', 'rental/401', or the path of a page.
    subject TEXT NOT NULL,
    views INTEGER NOT NULL,
    saves INTEGER NOT NULL,
    brochures INTEGER NOT NULL,
    PRIMARY KEY (day, subject)
  ) WITHOUT ROWID;

  -- What was counted already: an isolate that got no answer sends it again.
  CREATE TABLE figure_batch (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX figure_batch_by_time ON figure_batch (at);

  -- By whom a home is sold: a link that shows its figures.
  CREATE TABLE seller_link (
    -- What it is listed and revoked by.
    id TEXT PRIMARY KEY,
    -- Of the token, which is in the link only.
    hash TEXT NOT NULL UNIQUE,
    -- The home's public id.
    home TEXT NOT NULL,
    locale TEXT NOT NULL,
    made_by TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    -- 1: the link was mailed. Nobody is told apart by it.
    mailed INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    revoked_at INTEGER,
    -- By whom it was sent to; not exact, since it is written once an hour.
    opened_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX seller_link_of_home ON seller_link (home);
  CREATE INDEX seller_link_by_end ON seller_link (ends_at);
