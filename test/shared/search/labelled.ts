import * as v from 'valibot'
import { LOCALES } from '../../../shared/locale.ts'
import { fieldPhrases } from '../../../shared/search/sentence/field-words.ts'
import { foldWords } from '../../../shared/search/sentence/tokens.ts'
import { FIELD_WORDS } from '../../../worker/site/messages.ts'

const texts = v.optional(v.array(v.string()))
const number = v.optional(v.number())

/** The meaning that a label gives to a sentence. */
const Label = v.strictObject({
  deal: v.optional(v.picklist(['sale', 'rent', 'stay', 'takeover'])),
  types: texts,
  places: texts,
  km: number,
  minutes: number,
  minPrice: number,
  maxPrice: number,
  /** An amount that is a month's rent or is meant in thousands. */
  either: v.optional(v.strictObject({ minPrice: number, maxPrice: number })),
  minBedrooms: number,
  minArea: number,
  minPlot: number,
  label: v.optional(v.string()),
  features: texts,
  without: texts,
  stay: v.optional(
    v.strictObject({
      month: number,
      persons: number,
      from: v.optional(v.string()),
      to: v.optional(v.string()),
      period: v.optional(v.string()),
    }),
  ),
  unknown: texts,
})

const Line = v.strictObject({
  language: v.picklist(LOCALES),
  /** The agency that is asked; any of them where it isn't said. */
  agency: v.optional(v.picklist(['gent', 'kust', 'ardennen'])),
  sentence: v.string(),
  filter: Label,
})

export type Label = v.InferOutput<typeof Label>
export type Line = v.InferOutput<typeof Line>

/** Words that homes can be searched by since these lines were labelled. */
const SEARCHED = new Set(
  LOCALES.flatMap(locale => fieldPhrases(locale, FIELD_WORDS))
    .filter(({ senses }) => senses.value !== undefined)
    .map(({ phrase }) => phrase),
)

const isUnknown = (word: string): boolean => !SEARCHED.has(foldWords(word))

/** One JSON object a line. */
export const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => v.parse(Line, JSON.parse(line)))
    .map(({ filter, ...line }) => ({
      ...line,
      filter: { ...filter, ...(filter.unknown && { unknown: filter.unknown.filter(isUnknown) }) },
    }))
