CREATE TABLE task (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    -- Lower goes first among those that are due.
    rank INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    -- How often it was added since it was last done.
    adds INTEGER NOT NULL DEFAULT 0,
    -- How often in a row it failed.
    failures INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) WITHOUT ROWID;
  CREATE INDEX task_due ON task (due_at);
  CREATE INDEX task_by_rank ON task (rank, due_at);
  CREATE INDEX task_failing ON task (failures) WHERE failures > 0;

  -- A form sent once: a second one with the same key has no effect.
  CREATE TABLE submission (
    form TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (form, key)
  ) WITHOUT ROWID;
  CREATE INDEX submission_by_time ON submission (created_at);

  CREATE TABLE counter (
    bucket TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX counter_by_end ON counter (until);

  CREATE TABLE enquiry (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    email TEXT NOT NULL,
    recipient TEXT NOT NULL,
    estate_id TEXT,
    fields TEXT NOT NULL,
    -- Why somebody should look twice: 'unchecked', 'trap', 'hasty'; NULL for most.
    flag TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX enquiry_by_email ON enquiry (email);
  CREATE INDEX enquiry_by_time ON enquiry (created_at);

  -- What somebody agreed to, word for word.
  CREATE TABLE consent (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    purpose TEXT NOT NULL,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    locale TEXT NOT NULL,
    given_at INTEGER NOT NULL
  );
  CREATE INDEX consent_by_email ON consent (email);
  CREATE INDEX consent_by_time ON consent (given_at);

  -- Mail that must leave, has left, or could not. One row is one mail.
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    dedupe_key TEXT NOT NULL UNIQUE,
    -- '' once it need not be known any more.
    recipient TEXT NOT NULL,
    -- 1: the recipient asked for nothing, so address and text go as soon as it is sent.
    wipe INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    -- How often it was refused for a reason that a day may mend.
    refusals INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    sent_at INTEGER,
    -- The mail service's name of it, until it reported that it came back.
    message_id TEXT,
    -- The enquiry that it tells of.
    enquiry_id TEXT,
    error TEXT,
    created_at INTEGER NOT NULL,
    -- Last, so that a scan of the rest reads no mail's text.
    message TEXT NOT NULL
  );
  CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state = 'waiting';
  CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'failed';
  CREATE INDEX outbox_by_time ON outbox (created_at);
  CREATE INDEX outbox_by_recipient ON outbox (recipient);
  CREATE INDEX outbox_by_message_id ON outbox (message_id) WHERE message_id IS NOT NULL;
  CREATE INDEX outbox_of_enquiry ON outbox (enquiry_id) WHERE enquiry_id IS NOT NULL;

  CREATE TABLE mail_setting (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    -- A second address for every mail to the agency; '': none.
    copy_to TEXT NOT NULL,
    -- The agency's own domain to send from; '': the platform's.
    domain TEXT NOT NULL,
    domain_proven_at INTEGER
  );

  -- Addresses whose mail came back for good, and why.
  CREATE TABLE bounce (
    address TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX bounce_by_time ON bounce (created_at);

  -- Addresses, as keyed hashes, that want no mail from a friend.
  CREATE TABLE suppression (
    address_hash TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- Capabilities sent by mail. Only the hash is kept; subject is what it opens.
  CREATE TABLE token (
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    subject TEXT NOT NULL,
    expires_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX token_of_subject ON token (subject);
  CREATE INDEX token_by_end ON token (expires_at);

  -- One row: when what last changed, how many changes that are, and how many of them KV has.
  CREATE TABLE publication (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    versions TEXT NOT NULL,
    changes INTEGER NOT NULL,
    published INTEGER NOT NULL,
    published_at INTEGER NOT NULL
  );

  -- The site's hostnames, with what KV shall have of each besides the versions.
  CREATE TABLE hostname (
    hostname TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    -- The newest change that was known when it was read.
    as_of INTEGER NOT NULL,
    read_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- What visitors asked the listing API to book: written before the call, settled after it.
  CREATE TABLE booking (
    -- The call's Idempotency-Key.
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('viewing', 'stay')),
    locale TEXT NOT NULL,
    email TEXT NOT NULL,
    -- The call's body, with name and contact data.
    body TEXT NOT NULL,
    -- What its mails say of it.
    about TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'booked', 'refused', 'cancelled')),
    -- 1: the visitor was told that the answer comes by mail.
    told INTEGER NOT NULL DEFAULT 0,
    -- Id of the appointment or reservation.
    booked_id TEXT,
    -- Id of the appointment that this one replaces; NULL again once that is free.
    replaces TEXT,
    cancel_asked_at INTEGER,
    -- When to remind; NULL: never, or no more.
    remind_at INTEGER,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  -- An appointment goes to one other time at once: the second of two moves books nothing.
  CREATE UNIQUE INDEX booking_one_move ON booking (replaces) WHERE replaces IS NOT NULL;
  CREATE INDEX booking_by_booked_id ON booking (booked_id);
  CREATE INDEX booking_by_email ON booking (email);
  CREATE INDEX booking_by_start ON booking (starts_at);
  CREATE INDEX booking_by_end ON booking (ends_at);

  -- Who wants to know when an estate whose agenda is full can be visited again. Told once, then gone.
  CREATE TABLE waitlist_entry (
    estate_id TEXT NOT NULL,
    email TEXT NOT NULL,
    locale TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (estate_id, email)
  ) WITHOUT ROWID;
  CREATE INDEX waitlist_entry_by_email ON waitlist_entry (email);
  CREATE INDEX waitlist_entry_by_time ON waitlist_entry (created_at);

  
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
