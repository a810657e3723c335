-- Whose calendar takes a night. The night itself stands once in `rental_night`, as `outside` while any calendar takes it.
CREATE TABLE rental_outside_night (
  site_id INTEGER NOT NULL, unit_id INTEGER NOT NULL, night TEXT NOT NULL, source TEXT NOT NULL,
  PRIMARY KEY (site_id, unit_id, night, source)
) WITHOUT ROWID;
INSERT INTO rental_outside_night (site_id, unit_id, night, source)
SELECT site_id, unit_id, night, 'portal' FROM rental_night WHERE outside = 1;
