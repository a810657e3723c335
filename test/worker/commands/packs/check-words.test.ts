import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../shared/locale.ts'
import { checkWords, productTexts } from '../../../../worker/commands/packs/check-words.ts'

const check = (texts: Record<string, string>) =>
  checkWords({ nl: texts }, () => 1).map(({ field }) => field)

describe('own wording', () => {
  it('may repeat each text of the product but those that are locked (PACK-52, PACK-53)', () => {
    const open = Object.keys(productTexts('nl')).length - check(productTexts('nl')).length
    expect(open).toBeGreaterThan(300)
    expect(check(productTexts('nl'))).toEqual(
      expect.arrayContaining(
        ['price.onRequest', 'transaction.SOLD'].filter(key => key in productTexts('nl')),
      ),
    )
    expect(new Set(check(productTexts('nl')).map(key => key.split('.')[0]))).toContain('consent')
  })

  it('must keep placeholders, in any order and number (PACK-52)', () => {
    const [key, text] = Object.entries(productTexts('nl')).find(
      ([name, each]) => /\{\{\w+\}\}.*\{\{\w+\}\}/.test(each) && !check({ [name]: each }).length,
    )!
    const [first = '', second = ''] = text.match(/\{\{\w+\}\}/g) ?? []
    expect(check({ [key]: `${second} x ${first} ${second}` })).toEqual([])
    expect(check({ [key]: `x ${first}` })).toEqual([key])
    expect(check({ [key]: `${first} ${second} {{other}}` })).toEqual([key])
  })

  it('is locked alike in the four languages (PACK-53)', () => {
    const locked = LOCALES.map(locale =>
      checkWords({ [locale]: productTexts(locale) }, () => 1)
        .map(({ field }) => field)
        .sort(),
    )
    expect(locked[1]).toEqual(locked[0])
    expect(locked[2]).toEqual(locked[0])
    expect(locked[3]).toEqual(locked[0])
  })
})
