import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { packFiles } from '../../../../worker/listing-api/packs/from-seed.ts'
import { toSeed } from '../support/to-seed.ts'
import { estate, page, withPack, type Files } from '../../commands/packs/a-pack.ts'

const seedOf = (files: Files) => withPack(files, folder => toSeed(checkPack(folder).pack!, 7))

describe('a pack', () => {
  it('is written to the same files once it was read (PACK-11)', () => {
    const files = packFiles(
      seedOf({
        'pages/over-ons.json': page({ url: { nl: 'over-ons', fr: 'a-propos' } }),
        'estates.ndjson': estate(),
        'words/nl.json': { 'card.favorite': 'Hou {{title}} bij' },
      }),
    )
    expect(Object.keys(files).sort()).toEqual([
      'estates.ndjson',
      'pages/over-ons.json',
      'site.json',
      'words/nl.json',
    ])
    expect(packFiles(seedOf(files))).toEqual(files)
  })
})
