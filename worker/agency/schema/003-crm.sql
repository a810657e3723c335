
  CREATE TABLE crm (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    kind TEXT NOT NULL,
    -- Which account, as operators are shown it.
    label TEXT NOT NULL,
    -- Credentials, and the tokens they gave, encrypted under TOKEN_SECRET.
    credentials TEXT NOT NULL,
    session TEXT,
    -- 'refused': its credentials are wrong, and nothing is asked any more.
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'well', 'failing', 'refused')),
    problem TEXT,
    failing_since INTEGER,
    connected_at INTEGER NOT NULL,
    -- When the last reading began that ended, of changes or whole.
    read_at INTEGER,
    whole_at INTEGER,
    -- JSON of a reading under way, and of the last one's report.
    reading TEXT,
    report TEXT,
    -- 1: the next whole reading may take away as many homes as it likes.
    may_remove INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE crm_estate (
    external_id TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    office TEXT,
    -- Of the line that was sent; one that was refused begins with '!'.
    digest TEXT NOT NULL,
    -- The reading that saw it last, by its beginning.
    seen_in INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX crm_estate_by_reference ON crm_estate (reference);
  CREATE INDEX crm_estate_by_seen ON crm_estate (seen_in);
  CREATE TABLE crm_contact (
    enquiry_id TEXT PRIMARY KEY,
    -- As the CRM numbers it; NULL: it did not say.
    contact_id TEXT,
    sent_at INTEGER,
    problem TEXT
  ) WITHOUT ROWID;