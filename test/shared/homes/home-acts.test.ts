import { describe, expect, it } from 'vitest'
import {
  HOME_ACTS,
  actsFor,
  changeOfAct,
  isClosing,
  isFarOff,
  isLower,
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

describe('each act', () => {
  const set = (value: number) => ({
    set: [{ path: 'general.transaction', value: { id: value } }],
  })

  it.each([
    ['sold', 1, set(5)],
    ['rented', 2, set(6)],
    ['takenOver', 1, null],
    ['sold', 2, null],
    ['back', 5, set(1)],
    ['back', 1, null],
    ['back', 99, null],
    ['noOption', 1, null],
    ['option', 99, null],
    ['online', 1, null],
    ['archive', 1, { set: [], state: 'archived' }],
    ['withdraw', 1, { set: [], state: 'withdrawn' }],
  ] as const)('“%s” of a home in status %i changes %j (DESK-105)', (act, status, change) => {
    expect(changeOfAct(act, home(status), null)).toEqual(change)
  })

  it('that takes over has a way back (DESK-105)', () => {
    const change = changeOfAct('takenOver', home(3), null)
    expect(change?.set).toHaveLength(1)
    const content = { general: { id: 7, transaction: change?.set[0]?.value } }
    const after: ActedHome = { state: 'online', content: JSON.parse(JSON.stringify(content)) }
    expect(actsFor(after)).toEqual(['back', 'withdraw', 'archive'])
    expect(changeOfAct('back', after, null)).toEqual(set(3))
  })

  it('puts a home online again from where it went (DESK-105)', () => {
    for (const state of ['withdrawn', 'archived'] as const)
      expect(changeOfAct('online', home(1, { state }), null)).toEqual({
        set: [],
        state: 'published',
      })
    expect(changeOfAct('online', home(1, { state: 'draft' }), null)).toBeNull()
  })

  it('of a price needs one (DESK-105)', () => {
    expect(changeOfAct('price', home(1), null)).toBeNull()
    expect(changeOfAct('price', home(5), 1)).toBeNull()
  })

  it('keeps a label that says no option (DESK-105)', () => {
    const labelled = (...names: string[]) => {
      const each = home(1)
      const name = Object.fromEntries(names.map((text, index) => [['nl', 'fr'][index], text]))
      Object.assign(each.content.general, { sticker: { id: 9, name } })
      return actsFor(each).includes('noOption')
    }
    expect(['In optie', 'OPTION', 'sous option', 'Optie!'].map(each => labelled(each))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(labelled('Nieuw', 'Sous option')).toBe(true)
    expect(['Opties', 'Adoptie', 'Nieuw'].map(each => labelled(each))).toEqual([
      false,
      false,
      false,
    ])
    const change = changeOfAct('sold', home(1), null)
    expect(change?.set).toHaveLength(1)
  })

  it('ends an offer or does not (DESK-105)', () => {
    expect(HOME_ACTS.filter(isClosing)).toEqual(['sold', 'rented', 'takenOver'])
  })

  it.each([
    [300_000, false, false],
    [299_999, true, false],
    [300_001, false, false],
    [100_000, true, false],
    [99_999, true, true],
    [900_000, false, false],
    [900_001, false, true],
  ])('of %i euro after 300,000 is lower: %s, far off: %s', (price, lower, farOff) => {
    const { content } = home(1)
    expect([isLower(price, content), isFarOff(price, content)]).toEqual([lower, farOff])
  })

  it('that gives a home its first price is neither lower nor far off', () => {
    const content = { general: { id: 7 } }
    expect([isLower(1, content), isFarOff(1, content)]).toEqual([false, false])
    const free = { general: { id: 7, price: { value: 0 } } }
    expect([isLower(1, free), isFarOff(1, free)]).toEqual([false, false])
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
    ['345.000,5', 345_000.5],
    ['345000.50', 345_000.5],
    ["345'000", 345_000],
    ['345\u00a0000\u202f€', 345_000],
    ['950 EUR', 950],
    ['1.000', 1_000],
    ['1000000000', 1e9],
    ['1000000000,01', null],
    ['0,01', 0.01],
    ['950,-', 950],
    ['950-', null],
    ['450,000', 450_000],
    ['950,1234', null],
    ['1.00,50', null],
    ['a950', null],
    ['950 euros', null],
    ['', null],
    ['0', null],
    ['op aanvraag', null],
    ['-5', null],
    ['34.50.00', null],
    ['99999999999', null],
  ])('that is typed as “%s” is read as people write it (DESK-105)', (text, amount) => {
    expect(typedPrice(text, 'nl')).toBe(amount)
  })
})
