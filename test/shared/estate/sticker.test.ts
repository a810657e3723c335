import { expect, it } from 'vitest'
import { sticker } from '../../../shared/estate/sticker.ts'

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
