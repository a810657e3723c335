
CREATE TABLE site_own_id (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), own_id TEXT NOT NULL);
INSERT INTO site_own_id (only_row, own_id) VALUES (1, lower(hex(randomblob(16))));
