import { beforeAll, describe, expect, it } from 'vitest'
import { SITE } from '../../commands/packs/a-pack.ts'
import { get, postBound, seedAgencies } from '../support/api.ts'

describe('a new site', () => {
  let site: number

  beforeAll(async () => {
    await seedAgencies()
    const made = await postBound('/sites', { ...SITE, hostnames: ['places.example'] })
    site = (await made.json<{ id: number }>()).id
  })

  const found = async (query: string, locale = 'nl'): Promise<string[]> => {
    const path = `/sites/${site}/places?q=${encodeURIComponent(query)}&locale=${locale}`
    return (await get<{ name: string }[]>(path)).map(({ name }) => name)
  }

  it.each([
    ['its name', 'Gent', 'nl', 'Gent'],
    ['its name in French', 'gand', 'fr', 'Gand'],
    ['a place of it', 'Gontrode', 'nl', 'Merelbeke-Melle'],
    ['a postal code of a place', '9090', 'nl', 'Merelbeke-Melle'],
    ['a later word of a place', 'Latem', 'nl', 'Sint-Martens-Latem'],
  ])('finds a municipality of Belgium by %s (PACK-4)', async (_, query, locale, name) => {
    expect(await found(query, locale)).toContain(name)
  })
})
