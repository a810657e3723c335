-- One row: how many mails of news all agencies claimed of a day's part of the mail service's quota.
CREATE TABLE digest_quota (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  -- In Brussels.
  day TEXT NOT NULL,
  claimed INTEGER NOT NULL
);
INSERT INTO digest_quota (only_row, day, claimed) VALUES (1, '', 0);
