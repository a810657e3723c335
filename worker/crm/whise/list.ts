import * as v from 'valibot'
import type { Locale } from '../../../shared/locale.ts'
import { CrmError, type CrmEstate, type CrmSession, type WantedPage } from '../crm.ts'
import { callWhise } from './calls.ts'
import { EstatesPage, WhiseEstate } from './schema.ts'
import { toLine } from './to-line.ts'

const LIMIT = 50

/** Languages that Whise is known to speak; a first one is always asked for. */
const LANGUAGES: Readonly<Partial<Record<Locale, string>>> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
}

interface List {
  total: number
  /** How many the answer had, also what could not be read. */
  length: number
  found: WhiseEstate[]
}

export async function readList(
  session: CrmSession,
  filter: object,
  offset: number,
  limit = LIMIT,
): Promise<List> {
  const response = await callWhise(session, 'estates/list', {
    Filter: { ...filter, ShowDetails: true, ShowRepresentatives: true },
    Sort: [{ Field: 'createDateTime', Ascending: true }],
    Page: { Limit: limit, Offset: offset },
  })
  const parsed = v.safeParse(EstatesPage, response)
  if (!parsed.success) throw new CrmError('unusable', 'answers a list that cannot be read')
  const { estates, totalCount } = parsed.output
  const found = estates.flatMap(estate => {
    const read = v.safeParse(WhiseEstate, estate)
    return read.success ? [read.output] : []
  })
  return { total: totalCount, length: estates.length, found }
}

/** The same part of the list in each language, put together by the homes' numbers. */
export async function readLanguages(
  session: CrmSession,
  filter: object,
  offset: number,
  locales: readonly Locale[],
  words: WantedPage['words'],
): Promise<{ total: number; length: number; unreadable: number; estates: CrmEstate[] }> {
  const spoken = locales.filter(locale => LANGUAGES[locale] !== undefined)
  const homes = new Map<number, Map<Locale, WhiseEstate>>()
  let first: List | undefined
  for (const locale of spoken.length > 0 ? spoken : (['nl'] as const)) {
    const list = await readList(session, { ...filter, LanguageId: LANGUAGES[locale] }, offset)
    for (const estate of list.found) {
      const responses = homes.get(estate.id)
      if (responses) responses.set(locale, estate)
      else if (!first) homes.set(estate.id, new Map([[locale, estate]]))
    }
    first ??= list
  }
  return {
    total: first?.total ?? 0,
    length: first?.length ?? 0,
    unreadable: (first?.length ?? 0) - (first?.found.length ?? 0),
    estates: [...homes.values()].flatMap(responses => toLine(responses, words) ?? []),
  }
}
