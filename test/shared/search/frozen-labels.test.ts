import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../shared/locale.ts'
import { readLines } from './labelled.ts'

/** SHA-256 of each file of labelled sentences: a label is not changed to suit the reader. */
const DIGESTS: Readonly<Record<string, string>> = {
  known: '030a69a5d4c2c4848f50432a8a78bca5a3f6554fc57102f81e491acb9667c057',
  portals: '257a5d9fb317ff8ddaf269f919ece86f961091e1cb3f1a4d5275e97e2e10c2cb',
  searchers: '841944b17f0893b4a2057f0dffec54ad7a20b5521c6b346a5b0ee95c203c33b9',
  'small-ads': '7b2d62959cd52bb62e113888ac2e438becf477c2eedb8bc98720673005a3c071',
  kept: '68b33740606d4148dc8026c28eb42738474fb1f4261b4f777e00cde01fe31de2',
  unseen: '29e82cefa32a837c1ecff214c10270d4db67fe9be4b282229229fffbb6a19b5a',
  phones: '55922c6ade3054434b440092efa121b8fb4837d114394ff0ec14ad8120266a3d',
  visitors: 'df45c0df2b7b55368a2457d59f84675a8b43ea6582788ca7b618f056ff2389da',
}

const textOf = (name: string): string =>
  readFileSync(new URL(`sentences/${name}.ndjson`, import.meta.url), 'utf8')

describe('the labelled sentences', () => {
  it.each(Object.entries(DIGESTS))(
    '17.64: %s is as it was labelled (SENTENCE-4)',
    (name, digest) => {
      expect(createHash('sha256').update(textOf(name)).digest('hex')).toBe(digest)
    },
  )

  it('17.64: two hundred are new, fifty of a language (SENTENCE-4)', () => {
    const lines = readLines(textOf('phones'))
    const counts = LOCALES.map(locale => lines.filter(({ language }) => language === locale).length)
    expect(counts).toEqual([50, 50, 50, 50])
  })
})
