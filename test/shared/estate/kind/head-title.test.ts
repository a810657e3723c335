import { expect, it } from 'vitest'
import { estateTitle } from '../../../../shared/estate/kind/head-title.ts'
import { translator } from '../messages.ts'

it.each<[object, string]>([
  [{ title: { nl: 'De Hof' }, headType: { id: 1 } }, 'De Hof'],
  [
    { headType: { id: 1 }, address: { city: { id: 1, name: 'Gent', zip: '9000' } } },
    'Huis in Gent',
  ],
  [{ title: { nl: ' ' }, headType: { id: 1 } }, 'Huis'],
  [{ address: { city: { id: 1, name: 'Gent', zip: '9000' } } }, 'Gent'],
  [{}, 'Pand'],
])('the page of %j is titled %j (ESTATE-34)', (general, title) =>
  expect(estateTitle({ general }, 'nl', translator('nl'))).toBe(title),
)
