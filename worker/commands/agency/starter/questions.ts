import { isLocale, type Locale } from '../../../../shared/locale.ts'
import { keysOf } from '../../../../shared/table.ts'
import { LOOKS } from './looks.ts'
import { belgianPlaces } from './towns.ts'

const CHARACTERS = keysOf(LOOKS)

/** What `new` must know, each by its option; texts as they were given. */
export type Profile = Record<QuestionName, string>

export type QuestionName =
  | 'name'
  | 'host'
  | 'languages'
  | 'legal'
  | 'street'
  | 'zip'
  | 'town'
  | 'phone'
  | 'email'
  | 'agent'
  | 'kbo'
  | 'biv'
  | 'insurer'
  | 'policy'
  | 'account'
  | 'look'
  | 'colour'

interface Question {
  asks: string
  /** What nothing typed means; '' where something must be. */
  standard?: (profile: Partial<Profile>) => string
  /** What is wrong with a value; null: nothing. */
  refuse?: (given: string, profile: Partial<Profile>) => string | null
}

const matches =
  (pattern: RegExp, wants: string) =>
  (given: string): string | null =>
    pattern.test(given) ? null : `must be ${wants}`

/** In the order in which they are asked. */
export const QUESTIONS: Record<QuestionName, Question> = {
  name: { asks: 'Name of the agency, as visitors know it' },
  host: {
    asks: 'Its domain',
    refuse: matches(/^[a-z\d-]+(\.[a-z\d-]+)+$|^localhost$/, 'a domain, as www.agency.be'),
  },
  languages: {
    asks: 'Languages of the site, the main one first: of nl, fr, en, de',
    standard: () => 'nl,fr',
    refuse: given =>
      languagesOf(given).length > 0 && given.split(',').every(each => isLocale(each.trim()))
        ? null
        : 'must be languages of nl, fr, en, de with commas between',
  },
  legal: { asks: 'Its legal name', standard: ({ name = '' }) => name },
  street: {
    asks: 'Street and number',
    refuse: matches(/^.+ \d\S*$/, 'a street and a number, as Dorpsplein 7'),
  },
  zip: {
    asks: 'Postal code',
    refuse: given => (belgianPlaces(given).length > 0 ? null : 'must be a postal code of Belgium'),
  },
  town: {
    asks: 'Town',
    standard: ({ zip = '' }) => {
      const [first, ...others] = belgianPlaces(zip)
      return first && (first.isMain || others.length === 0) ? first.name : ''
    },
    refuse: (given, { zip = '' }) => {
      const names = belgianPlaces(zip).map(({ name }) => name)
      return names.includes(given) ? null : `must be one of ${names.join(', ')}`
    },
  },
  phone: {
    asks: 'Telephone',
    refuse: matches(/^\+?[\d ./()-]{8,40}$/, 'a telephone number, as +32 9 123 45 67'),
  },
  email: {
    asks: 'Email, where enquiries go',
    refuse: matches(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/, 'an email address'),
  },
  agent: { asks: 'Name of the agent in charge' },
  kbo: {
    asks: 'Enterprise number (KBO)',
    refuse: matches(/^(BE)?\s*[01][\d. ]{9,11}$/i, 'ten digits, as 0123.456.789'),
  },
  biv: { asks: 'Registration number of the BIV/IPI' },
  insurer: { asks: 'Insurer of the professional liability' },
  policy: { asks: 'Number of its policy' },
  account: { asks: 'Third-party account (IBAN)' },
  look: {
    asks: `Look: ${CHARACTERS.join(', ')}`,
    standard: () => 'editorial',
    refuse: given =>
      CHARACTERS.some(look => look === given) ? null : `must be one of ${CHARACTERS.join(', ')}`,
  },
  colour: {
    asks: "Colour of links and buttons, as 1f5c4a; 'look': that of the look",
    standard: () => 'look',
    refuse: matches(/^([\da-f]{6}|look)$/i, 'six hexadecimal digits, as 1f5c4a'),
  },
}

export const languagesOf = (given: string): Locale[] => [
  ...new Set(
    given
      .split(',')
      .map(each => each.trim())
      .filter(isLocale),
  ),
]
