-- The shared list that is meant, by the hash of its link, which opens nothing; such a row tells nothing of who reported.
ALTER TABLE content_report ADD COLUMN list TEXT;
