/** What is put where a page expects a number, a place or a name, ready for an address. */
export const VALUES = [
  "'",
  '"',
  "1' OR '1'='1",
  '1;DROP TABLE estate',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  'NaN',
  '1e309',
  '-1',
  '9'.repeat(400),
  '[]',
  '{"$gt":""}',
  '\u202e',
  '%F0%9F%8F%A0',
  'javascript:alert(1)',
  '%EF%BB%BF',
  'a'.repeat(3000),
].map(value => (value.startsWith('%') ? value : encodeURIComponent(value)))

/** Parameters of a list. */
export const KEYS = ['type', 'price-max', 'geo_range', 'within', 'page', 'show', 'sortType', 'city']
