import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { packFiles } from '../../../../worker/listing-api/packs/from-seed.ts'
import { toSeed } from '../../../../worker/listing-api/packs/to-seed.ts'
import { estate, page, withPack, type Files } from '../../commands/packs/a-pack.ts'

const seedOf = (files: Files) => withPack(files, folder => toSeed(checkPack(folder).pack!, 7))

describe('a pack', () => {
  it('becomes a site of the id it is given, with no origin of its own (PACK-10)', () => {
    expect(seedOf({}).site).toMatchObject({ id: 7, origin: null, name: 'Vastgoed De Linde' })
  })

  it('numbers its pages and menu items where they have no id (PACK-12)', () => {
    const seed = seedOf({
      'pages/a.json': page({ url: { nl: 'a' } }),
      'pages/b.json': page({ url: { nl: 'b' }, id: 1 }),
      'menus.json': {
        menus: [
          {
            name: 'header',
            items: [
              {
                label: { nl: 'A' },
                target: { page: { nl: 'a' } },
                children: [{ id: 1, label: { nl: 'B' }, target: { page: { nl: 'b' } } }],
              },
              { label: { nl: 'C' }, target: { route: 'favorites' } },
            ],
          },
        ],
      },
    })
    expect(seed.pages.map(({ id }) => id)).toEqual([2, 1])
    expect(seed.navigation[0]?.items).toMatchObject([{ id: 2, children: [{ id: 1 }] }, { id: 3 }])
  })

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
