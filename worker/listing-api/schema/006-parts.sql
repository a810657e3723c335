
-- The name of its file; null: made from its address.
ALTER TABLE page ADD COLUMN name TEXT;
CREATE UNIQUE INDEX page_by_name ON page (name);
-- The sender's id; null: its number.
ALTER TABLE rental_unit ADD COLUMN external_id TEXT;
CREATE UNIQUE INDEX rental_unit_by_external_id ON rental_unit (external_id);
-- What agendas share: the rules of homes that have none of their own, and when agents are away.
CREATE TABLE agenda_setting (name TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
