import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { visibleText } from '../../support/an-agency.ts'

/** Breakable blanks where none may be, straight quotes, units of another language, texts with a hole. */
const WRONG_TYPE: Record<Locale, RegExp> = {
  nl: /\d %|€ \d|\d (m²|kWh)|\/(year|an|Jahr)\b|["']|{{|}}/,
  fr: / [;?!»](?=\s|$)| :(?=\s|$)|« |[^\s\d/:][;?!](?=\s|$)|\p{L}:(?=\s|$)|\d %|€ \d|\d (m²|kWh)|\/(year|jaar|Jahr)\b|["']|\{\{|\}\}/u,
  en: /\d\s%|€ \d|\d (m²|kWh)|\/(jaar|an|Jahr)\b|["']|{{|}}/,
  de: /\d %|€ \d|\d (m²|kWh)|\/(year|an|jaar)\b|["']|{{|}}/,
}

/** 'de Elke', 'que Anouk': no elision. Not of acronyms, e-mail addresses and the noun 'la une'. */
const UNELIDED =
  /(?<![\p{L}’'-])(?:[dD]e|[lL]e|[lL]a|[qQ]ue) (?![\w.+-]+@)(?:[AEIOUÀÂÉÈÊËÎÏÔÛÜŒ]\p{Ll}|(?!onz|oui|un |une)[aeiouàâéèêîôûœ]\p{Ll})/u

/** '1500 m²', where the data beside it say '1.500 m²'. */
const UNPARTED = /(?<![\d.,])\d{4,}[\s\u00a0](?:m²|kWh)/

/** Words that a text of a language can hardly do without, and that are none of another's. */
const COMMON: Record<Locale, RegExp> = {
  nl: /(?<![\p{L}-])(het|een|wij|onze|niet|wordt|slaapkamers?|zijn)(?![\p{L}-])/iu,
  fr: /(?<![\p{L}’-])(nous|vous|avec|notre|dans|chambres?|votre|est)(?![\p{L}-])/iu,
  en: /(?<![\p{L}-])(the|with|our|your|bedrooms?|and)(?![\p{L}-])/iu,
  de: /(?<![\p{L}-])(wir|nicht|unsere|Ihre|Schlafzimmer|mit)(?![\p{L}-])/u,
}

/** A plain text of the guid-bearing source, whose language nobody states. */
export const UNSTATED = 'Mise en conformité dans les 18 mois'

/** What is read of a page, without what is said to be in another language. */
export function inLocale(html: string, locale: string): string {
  let rest = html.replace(/<head>[\s\S]*?<\/head>/, '')
  for (let from = 0; ;) {
    const found = /<(\w+)\b[^>]* lang="(\w\w)"[^>]*>/.exec(rest.slice(from))
    if (!found) return rest
    const [opening, tag = '', lang] = found
    const start = from + found.index
    from = start + opening.length
    if (lang === locale || tag === 'html') continue
    const end = endOf(rest, tag, from)
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
    from = start
  }
}

/** Where an element ends whose content begins at `from`, its own kind within it counted. */
function endOf(html: string, tag: string, from: number): number {
  const edges = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  edges.lastIndex = from
  let depth = 1
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    depth += edge[1] ? -1 : 1
    if (depth === 0) return edges.lastIndex
  }
  return html.length
}

const othersOf = (locale: Locale): RegExp[] =>
  LOCALES.filter(other => other !== locale).map(other => COMMON[other])

/** Where a text is set or worded wrongly for its language, with some words around it. */
export function faultsIn(text: string, locale: Locale): string[] {
  const elision = locale === 'fr' ? [UNELIDED] : []
  return [WRONG_TYPE[locale], UNPARTED, ...elision, ...othersOf(locale)].flatMap(pattern => {
    const wrong = pattern.exec(text)
    return wrong ? [text.slice(Math.max(0, wrong.index - 40), wrong.index + 40).trim()] : []
  })
}

/**
 * What a page says beside its text: titles, descriptions and alt texts. An untranslated one stands there in another
 * language, which a head cannot state: it is left out.
 */
function unseenTexts(html: string, locale: Locale): string[] {
  const [head = ''] = html.split('</head>')
  const inHead =
    /<title>([^<]*)<|<meta (?:name|property)="[\w:]*(?:title|description)" content="([^"]*)"/g
  return [...head.matchAll(inHead), ...inLocale(html, locale).matchAll(/ alt="([^"]+)"/g)]
    .map(([, text, content]) => visibleText(text ?? content ?? '', true))
    .filter(text => !othersOf(locale).some(pattern => pattern.test(text)))
}

/** The same of a page: what it says in the language of its root, titles, descriptions and alt texts too. */
export const faultsOf = (html: string, locale: Locale): string[] =>
  [
    visibleText(inLocale(html, locale).replaceAll('</span>%', '%'), true),
    ...unseenTexts(html, locale),
  ].flatMap(text => faultsIn(text, locale))
