import { VALUES } from '../journeys/support/hostile-values.ts'

/** What no answer may hold as it stands: an element, an attribute and an end of a script that nobody here writes. */
export const MARKUP = '</script><x-hostile onload=1>'
export const ATTRIBUTE = '"x-hostile=\'1'

/** What is put where a number, a place, a name or a text is expected, as it stands. */
export const HOSTILE_VALUES: readonly string[] = [
  MARKUP,
  MARKUP,
  ATTRIBUTE,
  '',
  ' ',
  '0',
  '-0',
  '01',
  '1.5',
  '1000',
  '1000.1001.1002',
  '2147483648',
  '9007199254740993',
  'Infinity',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '//evil.example/x',
  'https://evil.example/x',
  'javascript:alert(1)',
  'http://127.0.0.1:9/x',
  '../..',
  '..%2f..',
  '2026-02-30',
  '2026-11-23',
  '9999-12-31',
  '-000001-01-01T00:00:00Z',
  '1970-01-01T00:00',
  '12:61',
  'an@voorbeeld.be',
  'a@b.be\r\nBcc: c@d.be',
  '+32 9 123 45 67',
  'Gent',
  '9000',
  '50.85,4.35,5',
  '[]',
  '{}',
  '{"__proto__":{"x":1}}',
  '[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]',
  '\0',
  'a\0b',
  '\ud800',
  '\u202ex',
  '🏠',
  '\r\nSet-Cookie: x=1',
  '%',
  '%zz',
  '%00',
  '%c3%28',
  'nl',
  'fr',
  'xx',
  '1,2;3',
  '*',
  '$&',
  "' OR 1=1 --",
  'huis met tuin in Gent onder 400.000 euro',
  'x'.repeat(300),
  'é'.repeat(5000),
  ...VALUES.map(value => {
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }),
]
