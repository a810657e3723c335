import * as v from 'valibot'
import type { Locale } from '../../../shared/locale.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import type { OwnWords } from './texts.ts'
import type { Refusal } from '../../store/refusal.ts'

const WORDS = v.fallback(v.record(v.string(), v.string()), {})

const pathOf = (locale: Locale): string => `words/${locale}.json`

/** The agency's own wording in the languages of its site. Throws ApiError. */
export async function readOwnWords(c: Desk): Promise<OwnWords> {
  const entries = await Promise.all(
    c.var.site.locales.map(async locale => {
      const part = await readPart(c, pathOf(locale))
      return [locale, v.parse(WORDS, part?.content ?? {})] as const
    }),
  )
  return Object.fromEntries(entries)
}

interface OwnWord {
  locale: Locale
  key: string
  /** null: the product's own text again. */
  own: string | null
}

/** Writes one text of one language; others that were written meanwhile stay (DESK-163). */
export async function saveOwnWord(
  c: Desk,
  session: OpenSession,
  { locale, key, own }: OwnWord,
  tries = 3,
): Promise<Refusal | null> {
  const part = await readPart(c, pathOf(locale))
  const { [key]: before, ...others } = v.parse(WORDS, part?.content ?? {})
  if ((before ?? null) === own) return null
  const content = own === null ? others : { ...others, [key]: own }
  const isEmpty = Object.keys(content).length === 0
  const saved = await writePart(c, session, {
    path: pathOf(locale),
    content: isEmpty ? null : content,
    tag: part?.tag ?? null,
    act: own === null ? 'word reset' : 'word changed',
  })
  if (!('refused' in saved)) return null
  return saved.refused === 'conflict' && tries > 1
    ? saveOwnWord(c, session, { locale, key, own }, tries - 1)
    : saved
}
