-- A map's pins are read from an index alone, ids included: from the table, a pin would cost the page its card stands on.
DROP INDEX estate_by_transaction;
CREATE INDEX estate_by_transaction ON estate (site_id, transaction_id, id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id, public_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
