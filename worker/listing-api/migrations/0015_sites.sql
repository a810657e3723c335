-- Which sites there are; everything of a site is in its own object. A database of before has a table of this name.
DROP TABLE IF EXISTS site;
CREATE TABLE site (id INTEGER PRIMARY KEY);
