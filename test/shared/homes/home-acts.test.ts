import { describe, expect, it } from 'vitest'
import {
  actsFor,
  changeOfAct,
  typedPrice,
  type ActedHome,
} from '../../../shared/homes/home-acts.ts'

const home = (
  transaction: number,
  more: Partial<ActedHome> & { guid?: string } = {},
): ActedHome => ({
  state: more.state ?? 'online',
  content: {
    general: {
      id: 7,
      ...(more.guid && { guid: more.guid }),
      transaction: { id: transaction },
      price: { value: 300_000 },
    },
    ...more.content,
  },
})

const GUID = '0d4e7a1c-1111-4222-8333-444455556666'

describe('the acts of a home', () => {
  it('are those that fit it as it stands (DESK-105)', () => {
    expect(actsFor(home(1))).toEqual(['price', 'option', 'sold', 'withdraw', 'archive'])
    expect(actsFor(home(2))).toEqual(['price', 'option', 'rented', 'withdraw', 'archive'])
    expect(actsFor(home(3))).toEqual(['price', 'option', 'takenOver', 'withdraw', 'archive'])
    expect(actsFor(home(3, { guid: GUID }))).toContain('sold')
    expect(actsFor(home(5))).toEqual(['back', 'withdraw', 'archive'])
    expect(actsFor(home(99))).toEqual(['price', 'withdraw', 'archive'])
    expect(actsFor(home(1, { state: 'draft' }))).toEqual(['archive'])
    expect(actsFor(home(1, { state: 'withdrawn' }))).toEqual(['online', 'archive'])
    expect(actsFor(home(1, { state: 'archived' }))).toEqual(['online'])
  })

  it('change what the source of the home has for it (DESK-105)', () => {
    expect(changeOfAct('sold', home(1), null)).toEqual({
      set: [{ path: 'general.transaction', value: { id: 5 } }],
    })
    expect(changeOfAct('sold', home(3, { guid: GUID }), null)).toEqual({
      set: [{ path: 'general.transaction', value: { id: 1 } }],
    })
    expect(changeOfAct('back', home(6), null)).toEqual({
      set: [{ path: 'general.transaction', value: { id: 2 } }],
    })
    expect(changeOfAct('withdraw', home(1), null)).toEqual({ set: [], state: 'withdrawn' })
    expect(changeOfAct('rented', home(1), null)).toBeNull()
  })

  it('change a price wherever the home says it, and to another alone (DESK-105)', () => {
    expect(changeOfAct('price', home(1), 290_000)).toEqual({
      set: [{ path: 'general.price.value', value: 290_000 }],
    })
    expect(changeOfAct('price', home(1), 300_000)).toBeNull()
    const twice = home(3, { guid: GUID })
    Object.assign(twice.content, { fields: { 'financial.price': 300_000 } })
    expect(changeOfAct('price', twice, 290_000)?.set).toEqual([
      { path: 'general.price.value', value: 290_000 },
      { path: 'fields.financial.price', value: 290_000 },
    ])
  })

  it('end an option with the sale (DESK-105)', () => {
    const option = changeOfAct('option', home(1), null)?.set[0]
    const reserved = home(1)
    Object.assign(reserved.content.general, { sticker: option?.value })
    expect(actsFor(reserved)).toContain('noOption')
    expect(changeOfAct('sold', reserved, null)?.set).toContainEqual({ path: 'general.sticker' })
    expect(changeOfAct('noOption', reserved, null)).toEqual({ set: [{ path: 'general.sticker' }] })
  })
})

describe('a price', () => {
  it.each([
    ['345000', 345_000],
    ['345.000', 345_000],
    ['€ 345 000', 345_000],
    ['345.000,50', 345_000.5],
    ['345.000 euro', 345_000],
    ['1.250.000,-', 1_250_000],
    ['950', 950],
    ['', null],
    ['0', null],
    ['op aanvraag', null],
    ['-5', null],
    ['34.50.00', null],
    ['99999999999', null],
  ])('that is typed as “%s” is read as people write it (DESK-105)', (text, amount) => {
    expect(typedPrice(text)).toBe(amount)
  })
})
