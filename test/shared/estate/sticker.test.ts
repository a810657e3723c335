import { expect, it } from 'vitest'
import { cardLabel, sticker } from '../../../shared/estate/sticker.ts'
import { translator } from './messages.ts'

const of = (parts: object) =>
  sticker({ general: { sticker: { id: 1, name: { nl: 'Nieuw' }, ...parts } } } as never, 'nl')

it.each<[unknown, string | null]>([
  ['#C0392B', 'c0392b'],
  ['c0392b', 'c0392b'],
  ['c0#392b', null],
  ['c0392b0', null],
  ['xc0392b', null],
  ['red', null],
  ['', null],
  [7, null],
  [null, null],
  ['#FFFFFF', null],
  ['000000', '000000'],
])('a sticker’s ground %j is %j (ESTATE-28, ESTATE-29)', (color, digits) =>
  expect(of({ color })?.color).toBe(digits),
)

it.each<[unknown, string | null]>([
  ['#000000', null],
  ['ffffff', 'ffffff'],
  [undefined, null],
])('a sticker’s text %j is %j (ESTATE-29)', (colorText, digits) => {
  expect(of({ colorText })?.colorText).toBe(digits)
})

it('a sticker without a name, or whose id is -1, is none (ESTATE-27)', () => {
  expect([of({ name: { nl: '' } }), of({ id: -1 })]).toEqual([null, null])
})

it('a sticker’s name in another language than the page says so (LOCALE-31)', () => {
  expect(of({ name: { fr: 'Nouveau' } })).toEqual({
    name: 'Nouveau',
    lang: 'fr',
    color: null,
    colorText: null,
  })
  expect(of({})).toEqual({ name: 'Nieuw', color: null, colorText: null })
})

it('the label on a picture is that of its status, else the sticker (ESTATE-30)', () => {
  const labelOf = (transaction: number) =>
    cardLabel(
      {
        general: {
          transaction: { id: transaction },
          sticker: { id: 1, name: { nl: 'Nieuw' }, color: 'c0392b' },
        },
      } as never,
      'nl',
      translator('nl'),
    )
  expect([labelOf(5), labelOf(1)]).toEqual([
    { name: 'Verkocht', color: null, colorText: null },
    { name: 'Nieuw', color: 'c0392b', colorText: null },
  ])
})
