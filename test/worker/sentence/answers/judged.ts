import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { href } from '../../../../shared/routes.ts'
import type { Locale } from '../../../../shared/locale.ts'
import type { SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { withStays } from '../../../../worker/listing-api/demo/with-stays.ts'
import { loadStreetIndex } from '../../../../worker/places/load-street-index.ts'
import { createSpotFinder } from '../../../../worker/sentence/spot-finder.ts'
import { type Line, readLines } from '../../../shared/search/labelled.ts'
import kept from '../../../shared/search/sentences/kept.ndjson?raw'
import known from '../../../shared/search/sentences/known.ndjson?raw'
import phones from '../../../shared/search/sentences/phones.ndjson?raw'
import portals from '../../../shared/search/sentences/portals.ndjson?raw'
import searchers from '../../../shared/search/sentences/searchers.ndjson?raw'
import smallAds from '../../../shared/search/sentences/small-ads.ndjson?raw'
import unseen from '../../../shared/search/sentences/unseen.ndjson?raw'
import visitors from '../../../shared/search/sentences/visitors.ndjson?raw'
import { type Faults, judge } from '../../../support/judge-answer.ts'
import { openSite } from '../../../support/open-site.ts'
import { searchingSite } from '../../../support/searching-site.ts'
import { type Answer, readAnswer } from '../../../support/sentence-answer.ts'

/** Asks one agency of the demo through the front door. */
function anAgency(seed: SiteSeed) {
  const { api, origin } = searchingSite(seed)
  const site = openSite({ API: api })
  return async (locale: Locale, sentence: string): Promise<Answer> => {
    const params = new URLSearchParams({ q: sentence })
    const answer = await site.get(`${origin}${href('sentence', locale, {}, params)}`)
    return readAnswer(answer, locale, seed)
  }
}

/** What is wrong with an answer, by the label of its sentence alone. */
async function judgeOf(): Promise<(line: Line, answer: Answer) => Faults> {
  const streets = await loadStreetIndex(env)
  if (!streets) throw new Error('no streets')
  const spots = createSpotFinder(streets)
  return (line, answer) => judge(line, answer, spots)
}

/** Judges what an agency answers to all labelled sentences, not what was read of them. */
export function judgeAgency(name: Line['agency'], demo: SiteSeed): void {
  const ask = anAgency(withStays(demo))

  /** A line a sentence. */
  async function faultsOf(
    lines: readonly Line[],
    kinds: readonly (keyof Faults)[],
  ): Promise<string[]> {
    const faultsIn = await judgeOf()
    const found: string[] = []
    for (const line of lines) {
      const faults = faultsIn(line, await ask(line.language, line.sentence))
      const said = kinds.flatMap(kind => faults[kind].map(fault => `${kind}: ${fault}`))
      if (said.length > 0) found.push(`${line.language} ${line.sentence}: ${said.join('; ')}`)
    }
    return found
  }

  describe(`what ${name} answers`, () => {
    it.each(Object.entries({ known, portals, searchers, smallAds, kept, unseen, phones }))(
      '17.59: has the deal and the price that were meant: %s (SENTENCE-4)',
      async (_, text) => {
        expect(await faultsOf(readLines(text), ['deal', 'price'])).toEqual([])
      },
    )

    it('17.64: is wholly right for 90 of 100 new sentences (SENTENCE-4)', async () => {
      const faults = await faultsOf(readLines(phones), ['deal', 'price', 'rest'])
      expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(20)
    })

    it('17.64: is wrong for one of the third review’s sentences at most (SENTENCE-4)', async () => {
      const own = readLines(visitors).filter(({ agency }) => agency === name)
      const faults = await faultsOf(own, ['deal', 'price', 'rest'])
      expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(1)
    })
  })
}
