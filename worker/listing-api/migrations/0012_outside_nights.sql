-- Nights that another calendar has taken: replaced whole when that calendar is sent again.
ALTER TABLE rental_night ADD COLUMN outside INTEGER NOT NULL DEFAULT 0;
