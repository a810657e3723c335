import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAct, readAddresses } from '../../../shared/shared-list/read-act.ts'

const TODAY = '2026-11-22'
const read = (fields: Record<string, string>) => readAct(new URLSearchParams(fields), TODAY)

describe('an act that a form sends', () => {
  it.each([
    [{ act: 'vote', home: '12', vote: 'yes' }, { act: { act: 'vote', home: '12', vote: 'yes' } }],
    [{ act: 'up', home: '12' }, { act: { act: 'up', home: '12' } }],
    [{ act: 'seen', home: '12', day: '' }, { act: { act: 'seen', home: '12', day: null } }],
    [{ act: 'seen', home: '12', day: '2028-01-01' }, { error: 'shared.wrongDay' }],
    [{ act: 'note', home: '12', text: ' \u202e ' }, { error: 'formError.required' }],
    [{ act: 'note', home: '12', text: 'x'.repeat(501) }, { error: 'formError.tooLong' }],
    [
      { act: 'note', home: '12', text: 'Licht.\nEn stil.' },
      { act: { act: 'note', home: '12', text: 'Licht.\nEn stil.' } },
    ],
    [{ act: 'vote', home: '12', vote: 'maybe' }, null],
    [{ act: 'vote', home: '../1', vote: 'yes' }, null],
    [{ act: 'drop' }, null],
  ])('is read: %j (SHARED-13)', (fields, expected) => {
    expect(read(fields)).toEqual(expected)
  })

  it('is one of ours or none, whatever is sent', () => {
    const field = fc.constantFrom('act', 'home', 'ids', 'vote', 'text', 'note', 'day', 'x')
    fc.assert(
      fc.property(fc.dictionary(field, fc.string()), fields => {
        expect(() => read(fields)).not.toThrow()
      }),
    )
  })

  it.each([
    ['https://gent.example/nl/aanbod/12/huis-te-koop?x=1#fotos', ['12']],
    ['/fr/offre/12/projet/77', ['77']],
    ['gent.example/nl/aanbod/12', ['12']],
    ['12.15', ['12', '15']],
    ['https://elsewhere.example/', []],
    ['/../../', []],
    ['/nl/te-koop/12', []],
  ])('names homes by their addresses: %s (SHARED-14)', (text, ids) => {
    expect(readAddresses(text)).toEqual(ids)
  })
})
