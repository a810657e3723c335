import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../shared/locale.ts'
import { aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { openSite } from '../../support/open-site.ts'
import { createMemoryKv } from '../../support/memory-kv.ts'

const HOSTS = 20
const PATHS: Record<(typeof LOCALES)[number], string[]> = {
  nl: [
    '',
    '/te-koop',
    '/te-koop?page=2',
    '/te-koop?type=1',
    '/aanbod/3',
    '/aanbod/99',
    '/favorieten',
    '/privacy-verklaring',
    '/ajax/estate/3',
    '/nergens',
  ],
  fr: [
    '',
    '/a-vendre',
    '/a-vendre?page=2',
    '/a-vendre?type=1',
    '/offre/3',
    '/offre/99',
    '/favoris',
    '/declaration-de-confidentialite',
    '/ajax/estate/3',
    '/nergens',
  ],
  en: [
    '',
    '/for-sale',
    '/for-sale?page=2',
    '/for-sale?type=1',
    '/offer/3',
    '/offer/99',
    '/favorites',
    '/privacy-statement',
    '/ajax/estate/3',
    '/nergens',
  ],
  de: [
    '',
    '/zu-verkaufen',
    '/zu-verkaufen?page=2',
    '/zu-verkaufen?type=1',
    '/angebot/3',
    '/angebot/99',
    '/favoriten',
    '/datenschutzerklaerung',
    '/ajax/estate/3',
    '/nergens',
  ],
}

/** Twenty agencies behind one API, each with its own marker in all its data. */
const agencies = Array.from({ length: HOSTS }, (_, index) => {
  const word = `Merkteken${String(index).padStart(2, '0')}x`
  const site = { ...aSite(), name: word }
  const estates = Array.from({ length: 20 }, (_, id) =>
    anEstate(id + 1, {
      title: { nl: `${word} ${id}` },
      address: {
        street: { nl: `${word}straat` },
        number: '1',
        visible: true,
        city: { id: 1, name: word, zip: '9000' },
      },
    }),
  )
  return { word, site, answers: siteApi(site, estates).answers }
})
const api = createFakeApi(Object.fromEntries(agencies.flatMap(({ answers }) => [...answers])))
const { get } = openSite({ ...env, API: api, KV: createMemoryKv() })

const foreign = (text: string, own: string): string[] =>
  [...new Set(text.match(/Merkteken\d\dx/gi) ?? [])].filter(
    word => word.toLowerCase() !== own.toLowerCase(),
  )

describe('many agencies in one cache', () => {
  it('never show each other’s data: 20 hosts, 10 paths, 4 languages, in any order and at once (SEC-4)', async () => {
    const visits = agencies.flatMap(agency =>
      LOCALES.flatMap(locale => PATHS[locale].map(path => ({ agency, path: `/${locale}${path}` }))),
    )
    // Half of them, of all hosts and paths.
    const count = visits.length / 2
    const [shuffled = []] = fc.sample(
      fc.shuffledSubarray(visits, { minLength: count, maxLength: count }),
      { numRuns: 1, seed: 7 },
    )
    const wrong: string[] = []
    for (let at = 0; at < shuffled.length; at += 40) {
      await Promise.all(
        shuffled.slice(at, at + 40).map(async ({ agency, path }) => {
          const answer = await get(`http://${agency.site.hostnames[0]}${path}`)
          const text = (await answer.text()) + JSON.stringify([...answer.headers])
          if (foreign(text, agency.word).length > 0 || answer.status >= 500)
            wrong.push(`${agency.word} ${path} ${answer.status}`)
        }),
      )
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

describe('headers that claim another host', () => {
  const forwarded = fc.record(
    {
      'X-Forwarded-Host': fc.constantFrom(...agencies.map(({ site }) => site.hostnames[0]!)),
      'X-Host': fc.constantFrom('evil.test', ...agencies.map(({ site }) => site.hostnames[0]!)),
      Forwarded: fc.constantFrom(
        'host=evil.test',
        `host=${agencies[3]!.site.hostnames[0]};proto=https`,
      ),
      'X-Original-URL': fc.constantFrom('/admin', '/fr', '/nl/aanbod/3'),
      'X-Rewrite-URL': fc.constantFrom('/admin', '/fr'),
      'X-Forwarded-Proto': fc.constantFrom('https', 'http', 'javascript'),
      'X-Forwarded-Prefix': fc.constantFrom('/evil', '//evil.test'),
      'X-HTTP-Method-Override': fc.constantFrom('POST', 'DELETE'),
    },
    { requiredKeys: [] },
  )
  const plain = new Map<string, string>()

  it('change nothing (SEC-3)', async () => {
    const paths = LOCALES.flatMap(locale => PATHS[locale].map(path => `/${locale}${path}`))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...agencies.slice(0, 4)),
        fc.constantFrom(...paths),
        fc.webQueryParameters(),
        forwarded,
        async ({ site, word }, path, query, headers) => {
          const address = `http://${site.hostnames[0]}${path}${path.includes('?') ? '&' : '?'}${query}`
          const read = async (init?: RequestInit): Promise<string> => {
            const answer = await get(address, init)
            return `${answer.status} ${answer.headers.get('Location')} ${await answer.text()}`
          }
          if (!plain.has(address)) plain.set(address, await read())
          const spoofed = await read({ headers: headers as Record<string, string> })
          expect(spoofed).toBe(plain.get(address))
          expect(foreign(spoofed, word)).toEqual([])
        },
      ),
    )
  }, 120_000)
})
