import { describe, expect, it } from 'vitest'
import { isOfDrawing } from '../../../shared/content/drawn-alt.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { LOOKS } from '../../../worker/commands/agency/starter/looks.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'

/** Every `alt` in a value. */
function altsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'alt' && isRecord(each) ? [each] : altsIn(each),
  )
}

describe('texts of drawings', () => {
  it('17.50: begin as such in the starter and in the demo, in every language (PACK-164)', () => {
    const alts = altsIn([LOOKS, seed().map(({ pages, entities }) => ({ pages, entities }))])
    expect(alts.length).toBeGreaterThan(30)
    const others = alts.flatMap(alt =>
      LOCALES.flatMap(locale => {
        const text = alt[locale]
        return typeof text === 'string' && !isOfDrawing(text, locale) ? [text] : []
      }),
    )
    expect(others).toEqual([])
  })
})
