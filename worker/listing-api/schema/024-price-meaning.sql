
ALTER TABLE estate ADD COLUMN price_meaning TEXT GENERATED ALWAYS AS (
  NULLIF(json_patch('{}', json_object(
    'kind', json_extract(card, '$.general.price.kind'),
    'priceFrom', CASE WHEN json_extract(card, '$.general.price.priceFrom') = 1 THEN json('true') END,
    'period', NULLIF(json_extract(card, '$.general.price.period'), 'MONTH'),
    'vat', json_extract(card, '$.general.price.vat')
  )), '{}')
) VIRTUAL;
CREATE INDEX estate_by_meaning ON estate (id, price_meaning) WHERE price_meaning IS NOT NULL;
