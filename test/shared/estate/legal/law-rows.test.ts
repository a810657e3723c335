import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LAW_ROWS, lawWarnings } from '../../../../shared/estate/legal/law-rows.ts'
import { LAW_SOURCES, lawSourceText } from '../../../../shared/estate/legal/law-sources.ts'

const TODAY = '2026-11-22'
/** The day somebody last looked at any of them. */
const LAST_CHECK = '2026-11-25'
const LAW = readFileSync('docs/behaviour/estates/law.md', 'utf8')
const DAY = /^\d{4}-\d{2}-\d{2}$/

describe('every rate, number, term and duty of law', () => {
  it.each(LAW_ROWS.map(row => [row.name, row] as const))(
    'has act, day, article, last check and how sure: %s (LAW-44)',
    (_, { from, until, source }) => {
      expect([from, until ?? from, source.dated, source.checked].every(day => DAY.test(day))).toBe(
        true,
      )
      expect(source.act.nl && source.act.fr).toBeTruthy()
      expect(['certain', 'unsure']).toContain(source.certainty)
      expect(source.article !== null || source.certainty === 'unsure').toBe(true)
      expect(source.checked <= LAST_CHECK).toBe(true)
    },
  )

  it('is named once, and each source is of use', () => {
    const names = LAW_ROWS.map(({ name, from }) => `${name} ${from}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const used = new Set(LAW_ROWS.map(({ source }) => source))
    expect(
      Object.entries(LAW_SOURCES)
        .filter(([, source]) => !used.has(source))
        .map(([id]) => id),
    ).toEqual([])
  })

  it('that is unsure stands in law.md with what would settle it', () => {
    const open = LAW.slice(LAW.indexOf('## Open'))
    const unsure = Object.values(LAW_SOURCES).filter(({ certainty }) => certainty === 'unsure')
    const named = (nl: string) =>
      open.includes(nl.replace('KB tarief van de notarissen', 'KB 22.11.2022'))
    expect(unsure.filter(({ act }) => !named(act.nl)).map(({ act }) => act.nl)).toEqual([])
  })

  it.each([
    ['nl', 'KB nr. 20 (20/07/1970), art. 1'],
    ['fr', 'A.R. n° 20 (20/07/1970), art. 1'],
    ['en', 'KB nr. 20 / A.R. n° 20 (20/07/1970), art. 1'],
    ['de', 'KB nr. 20 / A.R. n° 20 (20/07/1970), art. 1'],
  ])(
    'goes by the names of its act that a reader of %s can look up (LAW-35, LAW-59)',
    (locale, text) => expect(lawSourceText(LAW_SOURCES.vatStandard, locale)).toBe(text),
  )

  it('is named once where both languages call it the same (LAW-59)', () =>
    expect(lawSourceText(LAW_SOURCES.flemishPlanning, 'de')).toBe('VCRO (15/05/2009), art. 5.2.6'))
})

describe('what somebody has to look up again', () => {
  const row = (checked: string, until?: string) => ({
    from: '2020-01-01',
    until,
    source: { ...LAW_SOURCES.vatStandard, checked },
  })

  it.each([
    ['2025-11-22', []],
    ['2025-11-21', ['unchecked']],
  ])('is what was last checked on %s: %j (LAW-45)', (checked, kinds) =>
    expect(lawWarnings(TODAY, [row(checked)]).map(({ kind }) => kind)).toEqual(kinds),
  )

  it.each([
    ['2027-02-21', []],
    ['2027-02-20', ['ending']],
    ['2026-01-01', ['ending']],
  ])('is what ends on %s: %j (LAW-45)', (until, kinds) =>
    expect(lawWarnings(TODAY, [row(TODAY, until)]).map(({ kind }) => kind)).toEqual(kinds),
  )

  it('is named once a source, and nothing today (LAW-45)', () => {
    const { source } = row('2025-01-01')
    const rows = [1, 2].map(() => ({ from: '2020-01-01', source }))
    expect(lawWarnings(TODAY, rows)).toEqual([{ kind: 'unchecked', source, day: '2025-01-01' }])
    expect(lawWarnings(TODAY)).toEqual([])
  })
})
