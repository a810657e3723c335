
ALTER TABLE estate_decision ADD COLUMN shown_until TEXT;
CREATE INDEX estate_desk_check ON estate_desk (check_on);
UPDATE estate_decision SET shown_until = date('now', '+90 days') WHERE reason IS NOT NULL;
UPDATE estate_desk SET check_on = '' WHERE id IN (SELECT id FROM estate_decision WHERE shown_until IS NOT NULL);
