import fc from 'fast-check'

const NAMES = [
  'a',
  'img',
  'p',
  'table',
  'td',
  'tr',
  'ul',
  'li',
  'h2',
  'b',
  'script',
  'style',
  'svg',
  'math',
  'mtext',
  'mglyph',
  'foreignObject',
  'annotation-xml',
  'desc',
  'title',
  'textarea',
  'noscript',
  'noembed',
  'template',
  'iframe',
  'object',
  'form',
  'input',
  'select',
  'option',
  'plaintext',
  'xmp',
  'base',
  'meta',
  'body',
  'html',
  'frameset',
  'x-y',
]

const ATTRIBUTES = [
  'href',
  'src',
  'srcset',
  'xlink:href',
  'action',
  'formaction',
  'data',
  'srcdoc',
  'onerror',
  'onload',
  'ONCLICK',
  'style',
  'class',
  'id',
  'name',
  'is',
  'slot',
  'alt',
  'width',
  'rel',
  'target',
  'scope',
  'colspan',
  '__proto__',
  'constructor',
]

const VALUES = [
  'javascript:alert(1)',
  'JAVA&#9;SCRIPT:x',
  '&#106;avascript:x',
  '\u0001javascript:x',
  'java\0script:x',
  ' javascript:x',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  'https://evil.example/x',
  ' http://evil.example',
  '//evil.example/x',
  String.raw`\\evil.example`,
  'https:evil',
  'mailto:a@b.be',
  'tel:+32',
  '#top',
  '?a=1',
  '/assets/12?hash=ab',
  '/assets/../x',
  '/assets/12"onerror=x',
  '</p><script>',
  '"><img src=x onerror=x>',
  "'",
  '`',
  '12',
  '',
]

const BITS = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '&',
  '=',
  '/',
  '</',
  '/>',
  '&lt;',
  '&#60;',
  '&amp;lt;',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<!doctype html>',
  '<?xml ?>',
  '\0',
  '\f',
  '\u2028',
  '\ud800',
  'tekst',
]

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(texts => texts.join(''))

const key = fc.oneof(fc.constantFrom('href', 'src'), fc.constantFrom(...ATTRIBUTES))

const attributes = fc.array(
  joined(
    key,
    fc.constantFrom('="', "='", '=', ' = '),
    fc.constantFrom(...VALUES),
    fc.constantFrom('"', "'", ' ', '/', ''),
  ),
  { maxLength: 3 },
)

/** Half of them stay, so that what stands in them matters. */
const name = fc.oneof(fc.constantFrom('a', 'img', 'td'), fc.constantFrom(...NAMES))

const tag = joined(
  fc.constantFrom('<', '<', '</'),
  name,
  attributes.map(list => list.map(each => ` ${each}`).join('')),
  fc.constantFrom('>', '>', '/>', ' ', ''),
)

/** Markup as an attacker would put it together, with some known attacks among it. */
export const hostileHtml = (known: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof({ weight: 3, arbitrary: tag }, fc.constantFrom(...BITS), fc.constantFrom(...known)),
      { maxLength: 14, size: 'max' },
    )
    .map(parts => parts.join(''))
