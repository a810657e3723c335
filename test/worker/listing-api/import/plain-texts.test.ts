import { defaultTreeAdapter } from 'parse5'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainTexts } from '../../../../worker/listing-api/import/line/plain-texts.ts'
import { htmlBombs } from '../../../support/hostile/html-bombs.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the texts of a line', () => {
  it('have no half of a letter where their sender cut them (IMPORT-57)', async () => {
    const cut = { nl: 'Huis 🏡 met tuin 🌳'.slice(0, -1), fr: '&#xd83c;\udf33 maison \ud83c<br>' }
    expect(await read(cut)).toEqual({ nl: 'Huis 🏡 met tuin ', fr: '\ufffd maison' })
  })

  it.each(htmlBombs(64_000))('make few elements of 64 kB of %s (IMPORT-99)', async (_, text) => {
    const made = vi.spyOn(defaultTreeAdapter, 'createElement')
    const { title, nl } = await read({ title: 'Een <b>huis</b>', nl: text })
    expect(made.mock.calls.length).toBeGreaterThan(0)
    // And the two that each parsing begins with.
    expect(made.mock.calls.length).toBeLessThanOrEqual(15_004)
    expect(title).toBe('Een huis')
    expect(nl).not.toMatch(/<[a-z]/)
  })

  it('are bounded together, not each by itself (IMPORT-99)', async () => {
    const made = vi.spyOn(defaultTreeAdapter, 'createElement')
    const bomb = Array.from({ length: 40 }, (_, at) => `<b a=${at}>`).join('') + '<p>x'.repeat(200)
    await read(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`text${at}`, bomb])))
    expect(made.mock.calls.length).toBeLessThan(20_000)
  })

  it('keep their letters and entities where their tags are tangled (IMPORT-99)', async () => {
    const { nl } = await read({ nl: `${'<i>'.repeat(101)}Een &amp; <p>huis` })
    expect(nl).toBe('Een & huis')
  })
})

async function read(line: Record<string, string>): Promise<Record<string, unknown>> {
  const plain = await plainTexts(line)
  return typeof plain === 'object' ? { ...plain } : {}
}
