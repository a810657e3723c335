import { expect, it } from 'vitest'
import { MapCredit } from '../../../../client/estate/map/map-credit.tsx'
import { html, viewOf } from '../../../support/render.tsx'

it.each([
  ['nl', 'bijdragers aan OpenStreetMap', 'wijkgrenzen: '],
  ['fr', 'contributeurs d’OpenStreetMap', 'limites des quartiers\u00a0: '],
] as const)(
  'In %s the map says of what its quarters are credited (PAGE-93)',
  (locale, ...words) => {
    const credit = html(<MapCredit />, viewOf(locale))
    for (const word of words) expect(credit).toContain(word)
    expect(credit).toMatch(
      /: <span lang="nl">Wijken voor omgevingsanalyse © gemeentebesturen, [^<]+</,
    )
  },
)
