import type { Locale } from '../../locale.ts'
import type { Term } from './phrases.ts'

/** Words of one language that are a kind, and a municipality to everybody else. */
const KIND_IN: Readonly<Record<string, Locale>> = {
  hal: 'nl',
  forest: 'en',
  foret: 'fr',
  halle: 'de',
}

/** 'Hal maison mitoyenne': a word that is a kind and a place is decided by the language and the rest of the sentence (SENTENCE-19). */
export function settleNames(terms: readonly Term[], locale: Locale): void {
  const hasPlace = terms.some(({ place }) => place !== undefined)
  for (const [at, term] of terms.entries()) {
    const { mayBe, text, senses } = term
    if (!mayBe || hasPlace || !Object.hasOwn(KIND_IN, text)) continue
    const others = terms.some(
      (other, index) => index !== at && other.senses.kind !== undefined && !other.mayBe,
    )
    const { with: withWord, near, and, or, one } = terms[at - 1]?.senses ?? {}
    const isListed = (and ?? or ?? terms[at + 1]?.senses.or) !== undefined
    const isThing = (withWord ?? one) !== undefined || (near !== undefined && !term.isCapital)
    const isName = KIND_IN[text] !== locale ? !others || !isListed : others && !isListed
    if (!isName || isThing) continue
    term.place = mayBe
    term.senses = senses.region === undefined ? {} : { region: senses.region }
  }
}
