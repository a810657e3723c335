-- A domain that waits for its proof may wish to be its site's origin; of those that count one is.
DROP INDEX domain_of_origin;
CREATE UNIQUE INDEX domain_of_origin ON domain (site_id) WHERE origin IS NOT NULL AND proven_at IS NOT NULL;
