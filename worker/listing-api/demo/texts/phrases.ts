import type { Condition, Orientation } from '../estates/sketch.ts'
import type { Voice } from '../kinds.ts'

/** The facts that sentences about an estate use, in one language. Surfaces in m², as they are written; '' for none. */
export interface Facts {
  /** 'een villa'. */
  a: string
  /** 'Een villa', to begin a sentence. */
  A: string
  noun: string
  city: string
  /** '' when the address is hidden. */
  street: string
  area: string
  ground: string
  /** 'drie slaapkamers', or '' without any. */
  bedrooms: string
  bathrooms: string
  living: string
  kitchen: string
  terrace: string
  garage: boolean
  /** 'het zuiden', or '' without a garden. */
  orientation: string
  year: number | null
  renovated: number | null
  condition: Condition
  /** Nothing has to be done to it before one moves in. */
  ready: boolean
  /** 'A+', or '' without a certificate. */
  label: string
  epc: string
  /** 'derde verdieping', or '' without a storey. */
  floor: string
  elevator: boolean
  furnished: boolean
  sea: boolean
  voice: Voice
}

type Sentence = (f: Facts) => string

/**
 * The sentences of one language. Each list has the same length and order in every language, so that equal
 * random numbers tell the same story; a sentence without content is ''.
 */
export interface Phrases {
  bedrooms: (count: number) => string
  bathrooms: (count: number) => string
  floor: (storey: number) => string
  orientation: Record<Orientation, string>
  /** A whole title by bedrooms, garden and town. */
  rooms: Sentence
  /** What a title may add after the noun: a size, a charm, or a feature after the word for 'with'. */
  size: Sentence
  charm: string[]
  with: string
  extra: Sentence
  house: Sentence[]
  country: Sentence[]
  apartment: Sentence[]
  coast: Sentence[]
  plot: Sentence[]
  garage: Sentence[]
  business: Sentence[]
  living: Sentence[]
  night: Sentence[]
  garden: Sentence[]
  terrace: Sentence[]
  parking: Sentence[]
  state: Record<Condition, Sentence>
  energy: Sentence[]
  sale: Sentence[]
  rent: Sentence[]
  takeOver: Sentence[]
  gone: Sentence[]
}

/** The text if the value is truthy, else ''. */
export const ifPresent = (text: string, value: unknown): string => (value ? text : '')
