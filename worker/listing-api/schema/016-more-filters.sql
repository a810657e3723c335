
ALTER TABLE estate ADD COLUMN area_build REAL GENERATED ALWAYS AS (json_extract(card, '$.dimensions.areaBuild')) VIRTUAL;
ALTER TABLE estate ADD COLUMN area_ground REAL GENERATED ALWAYS AS (json_extract(card, '$.dimensions.areaGround')) VIRTUAL;
ALTER TABLE estate ADD COLUMN energy INTEGER GENERATED ALWAYS AS (
  CASE WHEN json_extract(card, '$.energy.energyLabel') IN ('A_PLUS_PLUS', 'A_PLUS', 'A++', 'A+', 'A') THEN 1
  WHEN json_extract(card, '$.energy.energyLabel') = '' THEN NULL
  ELSE NULLIF(instr(' BCDEFG', json_extract(card, '$.energy.energyLabel')), 0) END
) VIRTUAL;
ALTER TABLE estate ADD COLUMN traits TEXT GENERATED ALWAYS AS (json_extract(card, '$.traits')) VIRTUAL;
CREATE INDEX estate_by_more ON estate (
  transaction_id, traits, energy, area_build, area_ground, id, head_type, sub_type, city_sort, city_id, city, zip, country_id, bedrooms,
  price, publication_date, project, lat, lon, archived_at, parent_id
) WHERE archived_at IS NULL AND parent_id IS NULL;
