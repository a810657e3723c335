
  -- Mails that the agency does not want to be sent, by the names of their rows (worker/agency/mail/tellings.ts).
  CREATE TABLE muted_mail (telling TEXT PRIMARY KEY) WITHOUT ROWID;