import { FIELDS, type FieldName } from '../../estate/fields/fields.ts'
import type { Trait } from '../../estate/fields/comfort.ts'
import type { FieldRow, FieldType } from '../../estate/fields/row.ts'
import { type Locale, LOCALES } from '../../locale.ts'
import { rowOf } from '../../table.ts'
import { CRITERIA } from '../criteria.ts'
import type { Criterion } from '../criterion.ts'
import type { Senses } from './senses.ts'
import { foldWords } from './tokens.ts'

/** What a sentence may call a field, as the label files have it: one list, or a list for each code, '*' for any code. */
type SearchWords = readonly string[] | Readonly<Record<string, readonly string[]>>

/** The entry of a field in a label file. */
interface Labelled {
  label?: unknown
  codes?: unknown
  words?: SearchWords
  /** Words that mean the field only where the page is in this language: 'hof' is a farm in German. */
  pageWords?: readonly string[]
}

/** The entries of all label files, by language and field. */
export type FieldWords = Readonly<Record<Locale, Readonly<Record<string, Labelled>>>>

/** A folded phrase and its meanings. */
interface FieldPhrase {
  phrase: string
  senses: Senses
}

type FieldOf<C> = {
  [N in FieldName]: (typeof FIELDS)[N]['search'] extends readonly (infer Each)[]
    ? C extends Each
      ? N
      : never
    : never
}[FieldName]

/** What a home has by each field of the criterion `with`. */
const TRAIT_OF: Record<FieldOf<'with'>, Trait> = {
  garden: 'garden',
  directionGarden: 'garden',
  terrace: 'terrace',
  terraceSurface: 'terrace',
  garages: 'garage',
  elevator: 'lift',
  newBuilding: 'newBuilding',
}

/** Stands for all codes of a field. */
const ANY = '*'
/** A home of these codes has not what the field is about. */
const NONE = /^(NO|NONE|UNKNOWN|NOT_APPLICABLE)$/

/**
 * What the words of the fields say, on a page of a language: a feature, a value of a criterion that is a list of codes, or
 * a wish that cannot be searched by.
 */
export const fieldPhrases = (
  page: Locale,
  words: FieldWords,
  fields: Readonly<Record<string, FieldRow>> = FIELDS,
  criteria: Readonly<Record<string, Criterion>> = CRITERIA,
): FieldPhrase[] =>
  LOCALES.flatMap(locale =>
    Object.entries(words[locale]).flatMap(([name, labelled]) => {
      const row = rowOf(fields, name)
      if (!row) return []
      return wordsByCode(labelled, locale === page).flatMap(([code, phrases]) => {
        const senses = sensesOf(name, row, code, criteria)
        return phrases.map(phrase => ({ phrase: foldWords(phrase), senses }))
      })
    }),
  )

function wordsByCode(
  { words = [], pageWords = [] }: Labelled,
  isOfPage: boolean,
): [code: string, phrases: readonly string[]][] {
  const byCode = isList(words) ? { [ANY]: words } : words
  return [...Object.entries(byCode), [ANY, isOfPage ? pageWords : []]]
}

const isList = (words: SearchWords): words is readonly string[] => Array.isArray(words)

function sensesOf(
  name: string,
  { search, type }: FieldRow,
  code: string,
  criteria: Readonly<Record<string, Criterion>>,
): Senses {
  const trait = rowOf(TRAIT_OF, name)
  if (trait) return { trait }
  for (const criterion of search ?? []) {
    const codes = codesOf(type, code, rowOf(criteria, criterion))
    // Beside other words it is a wish: the same rules hold for it.
    if (codes.length > 0) return { wish: '', value: `${criterion} ${codes.join()}` }
  }
  return { wish: '', ...(type.kind === 'year' && { year: '' }) }
}

/** The codes of the criterion that a word stands for; empty if it has none. */
function codesOf({ kind }: FieldType, code: string, criterion: Criterion | null): string[] {
  if (!criterion || !('codes' in criterion.read)) return []
  const { codes } = criterion.read
  if (code !== ANY) return codes.filter(each => each === code)
  if (kind === 'flag') return codes.filter(each => each === 'yes')
  return criterion.match === 'anyOf' ? codes.filter(each => !NONE.test(each)) : []
}
