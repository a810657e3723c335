import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../../shared/locale.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { rowOf } from '../../../../shared/table.ts'
import { transactionIds } from '../../../../shared/estate/status.ts'
import { drawing } from '../../../listing-api/demo/assets.ts'
import { fileNames } from '../../../listing-api/packs/numbering.ts'
import { packText } from '../../packs/pack-text.ts'
import { fill } from './fill-template.ts'
import { LOOKS } from './looks.ts'
import { languagesOf, type Profile } from './questions.ts'
import { agencyFiles } from './agency-files.ts'
import { belgianPlaces } from './towns.ts'

const TEMPLATE = import.meta.dirname

/** The files of a new agency: path → text, of the profile and of the template beside this file (PACK-61). */
export function starterPack(profile: Profile): Record<string, string> {
  const locales = languagesOf(profile.languages)
  const [main] = locales
  const town = belgianPlaces(profile.zip).find(({ name }) => name === profile.town)
  if (!main || !town) throw new Error('The profile are not whole')
  const look = rowOf(LOOKS, profile.look) ?? LOOKS.editorial
  const filled = (file: string): unknown =>
    fill(JSON.parse(readFileSync(join(TEMPLATE, file), 'utf8')), {
      locales,
      texts: locale => ({
        name: profile.name,
        legalName: profile.legal,
        town: town.names[locale],
        address: `${profile.street}, ${profile.zip} ${town.names[locale]}`,
        email: profile.email,
      }),
      values: {
        hero: look.heroAlt,
        house: look.houseAlt,
        sale: transactionIds('FOR_SALE', 'main'),
        rent: transactionIds('TO_RENT', 'main'),
        sold: transactionIds('SOLD', 'main'),
      },
    })
  const pages = readdirSync(join(TEMPLATE, 'pages')).map(file => filled(`pages/${file}`))
  const names = fileNames(pages.map(page => pathOf(page, main) || 'home'))
  const files: Record<string, unknown> = {
    ...agencyFiles(profile, locales, town),
    'menus.json': filled('menus.json'),
    ...Object.fromEntries(pages.map((page, index) => [`pages/${names[index]}.json`, page])),
    'collections.json': { items: [{ id: 1, name: FEATURED[main], estateIds: [] }] },
    ...Object.fromEntries(locales.map(locale => [`words/${locale}.json`, {}])),
  }
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, packText(path, content)]),
    ),
    'drawings.ndjson': [drawing('hero', look.hero), drawing('house', look.house)]
      .map(line => `${JSON.stringify(line)}\n`)
      .join(''),
  }
}

const FEATURED: Record<Locale, string> = {
  nl: 'In de kijker',
  fr: 'À la une',
  en: 'In the spotlight',
  de: 'Im Blickpunkt',
}

const pathOf = (page: unknown, locale: Locale): string =>
  isRecord(page) && isRecord(page.url) ? String(page.url[locale] ?? '') : ''
