import { expect, it } from 'vitest'
import { anAgency } from '../../support/agency.ts'
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

const TOKEN = 'a'.repeat(43)

it.each([
  ['/nl/hou-me-op-de-hoogte', 403],
  [`/nl/hou-me-op-de-hoogte/${TOKEN}`, 403],
  [`/nl/afspraak-annuleren/${'a'.repeat(32)}`, 403],
  ['/nl/ajax/contact-form-handler', 403],
  ['/nl/ajax/send-to-a-friend', 403],
  ['/nl/ajax/favorites', 403],
  ['/nl/ajax/viewing', 403],
  ['/nl/ajax/viewing-wait', 403],
  ['/nl/ajax/move-viewing', 403],
  ['/nl/ajax/stay', 403],
  [`/nl/hou-me-op-de-hoogte/uitschrijven/${TOKEN}`, 404],
])('%s answers a post of another origin with %i (SEC-8, SEC-9)', async (path, status) => {
  const { get } = anAgency()
  for (const headers of [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    {} as Record<string, string>,
  ])
    expect((await get(path, { method: 'POST', headers, body: new URLSearchParams() })).status).toBe(
      status,
    )
})
