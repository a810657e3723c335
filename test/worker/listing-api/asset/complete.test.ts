import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssetRecord } from '../../../../worker/listing-api/asset/queries.ts'
import type { SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { AGENCY } from '../support/agency.ts'
import { askBound, get, post, putIn, seedAgencies } from '../support/api.ts'
import { HOME, LANDSCAPE, text } from './support/bytes.ts'

const estate = (id: number, rest: Partial<SiteSeed['estates'][number]>) => ({
  general: {
    id,
    headType: { id: 1 },
    transaction: { id: 1, name: { nl: 'Te koop' } },
    publicationDate: '2026-10-01',
  },
  ...rest,
})

const image = (asset: string) => ({ asset, alt: { nl: 'Beeld' } })

const drawn = (asset: string) => ({
  asset,
  alt: { nl: 'Illustratie: gevels', fr: 'Notre bureau', de: 'Illustration: Fassaden' },
})

const SEED: SiteSeed = {
  ...AGENCY,
  pages: [
    {
      ...AGENCY.pages[0]!,
      sections: [
        { id: 'a', type: 'imageWithText', html: {}, image: image('front'), side: 'left' },
        { id: 'b', type: 'imageWithText', html: {}, image: image('gone'), side: 'left' },
        { id: 'c', type: 'imageWithText', html: {}, image: image('mark'), side: 'left' },
        { id: 'd', type: 'imageWithText', html: {}, image: drawn('front'), side: 'left' },
        { id: 'e', type: 'imageWithText', html: {}, image: drawn('house-1'), side: 'left' },
      ],
    },
  ],
  entities: [
    {
      name: 'team',
      kind: 'employees',
      items: [
        { id: 1, picture: image('front') } as { id: number },
        { id: 2, picture: image('gone') } as { id: number },
      ],
    },
  ],
  estatePages: [],
  collections: [],
  estates: [
    estate(1, {
      pictures: [
        { file: 'gone', index: 1 },
        { file: 'front', index: 2, kind: 'photo', hash: 'old', width: 1, color: 'ffffff' },
        { file: 'mark', index: 3 },
        { file: 'gone', thumbnail: '', index: 4 },
        { file: 'house-1', index: 5, hash: 'abc', width: 800, height: 600 },
        { file: 'epc', index: 6 },
      ],
      files: [
        { type: { id: 1, name: { nl: 'EPC' } }, file: 'epc' },
        { file: 'gone' },
        { link: 'https://elsewhere.example/plan.pdf' },
      ],
      salesRep: { firstname: 'An', picture: 'gone' },
    }),
    estate(2, { pictures: [{ file: 'gone' }] }),
    estate(3, { pictures: [{ file: 'house-1', index: 1, hash: 'abc' }] }),
  ],
  rentalUnits: [
    {
      unit: {
        id: 5,
        photos: [{ asset: 'gone' }, { asset: 'coast' }],
        address: {},
        general: {},
        rooms: {},
      },
      periods: [],
      taken: [],
    },
  ],
}

const assets: Record<string, AssetRecord> = {}

beforeAll(async () => {
  await putIn(SEED)
  const files = {
    front: HOME,
    coast: LANDSCAPE,
    mark: '<svg viewBox="0 0 4 2"><path d="M0 0"/></svg>',
    epc: text('%PDF-1.7'),
  }
  for (const [name, body] of Object.entries(files)) {
    const answer = await askBound(`/sites/7/assets/${name}`, { method: 'PUT', body })
    assets[name] = await answer.json()
  }
})
afterAll(seedAgencies)

const factsOf = (name: string) => {
  const { hash, width, height, color, preview } = assets[name]!
  return { hash, width, height, color, ...(preview && { preview }) }
}

describe('what names a file', () => {
  test('of a home has what is known of it, without those that are not there or are no photograph (UPLOAD-30, UPLOAD-31, UPLOAD-32)', async () => {
    const { pictures, salesRep } = await get<SiteSeed['estates'][number]>('/sites/7/estates/v2/1')
    expect(pictures).toEqual([
      { file: 'front', index: 2, kind: 'photo', ...factsOf('front') },
      { file: 'house-1', index: 5, hash: 'abc', width: 800, height: 600 },
    ])
    expect(salesRep).toEqual({ firstname: 'An', picture: null })
    expect(await get('/sites/7/estates/1/contact-info')).toEqual({ firstname: 'An', picture: null })
  })

  test('as a document has its address (UPLOAD-34)', async () => {
    const { files } = await get<SiteSeed['estates'][number]>('/sites/7/estates/v2/1')
    expect(files?.map(({ link }) => link)).toEqual([
      `/assets/epc?hash=${assets.epc?.hash}`,
      'https://elsewhere.example/plan.pdf',
    ])
  })

  test('on a card is the first that is there (UPLOAD-33)', async () => {
    const found = await post('/sites/7/estates', { query: {} })
    const { results } = await found.json<{ results: SiteSeed['estates'] }>()
    const byId = new Map(results.map(card => [card.general.id, card.pictures]))
    expect(byId.get(1)).toEqual([{ file: 'front', index: 2, kind: 'photo', ...factsOf('front') }])
    expect(byId.get(2)).toEqual([])
    expect(byId.get(3)).toEqual([{ file: 'house-1', index: 1, hash: 'abc' }])
  })

  test('17.50: of a page, a person or a holiday home has it too, else is null or left out, and is not described as a drawing (UPLOAD-30, UPLOAD-31, PACK-164)', async () => {
    const page = await get<SiteSeed['pages'][number]>('/sites/7/pages/by-url/nl')
    expect(page.sections.map(section => 'image' in section && section.image)).toEqual([
      { ...image('front'), ...factsOf('front') },
      null,
      { ...image('mark'), ...factsOf('mark') },
      { asset: 'front', alt: { fr: 'Notre bureau' }, ...factsOf('front') },
      drawn('house-1'),
    ])
    expect(await get('/sites/7/entities/team/items')).toEqual([
      { id: 1, picture: { ...image('front'), ...factsOf('front') } },
      { id: 2, picture: null },
    ])
    expect(await get('/sites/7/rental-units/5')).toMatchObject({
      photos: [{ asset: 'coast', ...factsOf('coast') }],
    })
    const list = await (
      await post('/sites/7/rental-units', { query: {} })
    ).json<{ results: unknown[] }>()
    expect(list.results).toMatchObject([{ photos: [{ asset: 'coast', ...factsOf('coast') }] }])
  })
})
