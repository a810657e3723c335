import { expect, it } from 'vitest'
import { estateTitle, mentionedTitle } from '../../../../shared/estate/kind/head-title.ts'
import type { EstateLike } from '../../../../shared/estate/read.ts'
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

it.each<[object, string]>([
  [
    { title: { nl: 'Huis met tuin', de: 'Haus mit Garten' }, headType: { id: 1 } },
    'Haus mit Garten',
  ],
  [{ title: { nl: 'Huis met tuin' }, headType: { id: 1 } }, 'Haus'],
  [{ title: { nl: 'De Vlaskaai' }, project: true, headType: { id: 6 } }, 'De Vlaskaai'],
  [{ title: 'Vlaskaai 2', headType: { id: 1 } }, 'Vlaskaai 2'],
])('%j is mentioned in German as %j (LOCALE-32)', (general, title) =>
  expect(mentionedTitle({ general } as EstateLike, 'de', translator('de'))).toBe(title),
)
