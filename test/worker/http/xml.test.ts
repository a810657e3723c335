import { expect, it } from 'vitest'
import { element } from '../../../worker/http/xml.ts'

it.each([
  ['Huis & tuin', '<name>Huis &amp; tuin</name>'],
  ['<b>"x"</b>', '<name>&lt;b&gt;&quot;x&quot;&lt;/b&gt;</name>'],
  ["d'Or", '<name>d&apos;Or</name>'],
  ['a\u0000b\u001bc\uFFFEd', '<name>abcd</name>'],
  ['\u{1F3E0}\n', '<name>\u{1F3E0}\n</name>'],
])('an element of %j is %j (SEO-18)', (text, xml) => {
  expect(element('name', text)).toBe(xml)
})
