import { expect, it } from 'vitest'
import { isSameOrigin } from '../../../worker/http/same-origin.ts'

const OWN = 'https://agency.example'

it.each([
  [undefined, OWN, true],
  [undefined, undefined, false],
  [undefined, 'null', false],
  [undefined, 'https://evil.example', false],
  [undefined, 'http://agency.example', false],
  [undefined, `${OWN}:444`, false],
  ['same-origin', OWN, true],
  ['same-origin', undefined, true],
  ['same-origin', 'null', true],
  ['same-origin', 'https://evil.example', false],
  ['same-site', OWN, false],
  ['cross-site', OWN, false],
  ['cross-site', undefined, false],
  ['none', OWN, false],
  ['', OWN, false],
])(
  'a post with Sec-Fetch-Site %s and Origin %s is believed: %s (SEC-8)',
  (site, origin, believed) => {
    const headers = new Headers()
    if (site !== undefined) headers.set('Sec-Fetch-Site', site)
    if (origin !== undefined) headers.set('Origin', origin)
    expect(isSameOrigin(new Request(`${OWN}/nl/contact`, { method: 'POST', headers }))).toBe(
      believed,
    )
  },
)
