import deAdmin from '../../locales/de/admin.json'
import deBrowser from '../../locales/de/browser.json'
import deEnumerations from '../../locales/de/enumerations.json'
import deEstate from '../../locales/de/estate.json'
import deFields from '../../locales/de/fields.json'
import deForms from '../../locales/de/forms.json'
import deLegal from '../../locales/de/legal.json'
import deMail from '../../locales/de/mail.json'
import deMap from '../../locales/de/map.json'
import dePage from '../../locales/de/page.json'
import deSite from '../../locales/de/site.json'
import deStays from '../../locales/de/stays.json'
import enAdmin from '../../locales/en/admin.json'
import enBrowser from '../../locales/en/browser.json'
import enEnumerations from '../../locales/en/enumerations.json'
import enEstate from '../../locales/en/estate.json'
import enFields from '../../locales/en/fields.json'
import enForms from '../../locales/en/forms.json'
import enLegal from '../../locales/en/legal.json'
import enMail from '../../locales/en/mail.json'
import enMap from '../../locales/en/map.json'
import enPage from '../../locales/en/page.json'
import enSite from '../../locales/en/site.json'
import enStays from '../../locales/en/stays.json'
import frAdmin from '../../locales/fr/admin.json'
import frBrowser from '../../locales/fr/browser.json'
import frEnumerations from '../../locales/fr/enumerations.json'
import frEstate from '../../locales/fr/estate.json'
import frFields from '../../locales/fr/fields.json'
import frForms from '../../locales/fr/forms.json'
import frLegal from '../../locales/fr/legal.json'
import frMail from '../../locales/fr/mail.json'
import frMap from '../../locales/fr/map.json'
import frPage from '../../locales/fr/page.json'
import frSite from '../../locales/fr/site.json'
import frStays from '../../locales/fr/stays.json'
import nlAdmin from '../../locales/nl/admin.json'
import nlBrowser from '../../locales/nl/browser.json'
import nlEnumerations from '../../locales/nl/enumerations.json'
import nlEstate from '../../locales/nl/estate.json'
import nlFields from '../../locales/nl/fields.json'
import nlForms from '../../locales/nl/forms.json'
import nlLegal from '../../locales/nl/legal.json'
import nlMail from '../../locales/nl/mail.json'
import nlMap from '../../locales/nl/map.json'
import nlPage from '../../locales/nl/page.json'
import nlSite from '../../locales/nl/site.json'
import nlStays from '../../locales/nl/stays.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'

/** All words the product ships, by language; a group may be spread over files. The only file that loads them. */
export const MESSAGES: Record<Locale, Messages> = {
  nl: merge(
    nlAdmin,
    nlBrowser,
    nlEnumerations,
    nlEstate,
    nlFields,
    nlForms,
    nlLegal,
    nlMail,
    nlMap,
    nlPage,
    nlSite,
    nlStays,
  ),
  fr: merge(
    frAdmin,
    frBrowser,
    frEnumerations,
    frEstate,
    frFields,
    frForms,
    frLegal,
    frMail,
    frMap,
    frPage,
    frSite,
    frStays,
  ),
  en: merge(
    enAdmin,
    enBrowser,
    enEnumerations,
    enEstate,
    enFields,
    enForms,
    enLegal,
    enMail,
    enMap,
    enPage,
    enSite,
    enStays,
  ),
  de: merge(
    deAdmin,
    deBrowser,
    deEnumerations,
    deEstate,
    deFields,
    deForms,
    deLegal,
    deMail,
    deMap,
    dePage,
    deSite,
    deStays,
  ),
}

function merge(...files: Messages[]): Messages {
  const merged: Messages = {}
  for (const [group, words] of files.flatMap(file => Object.entries(file))) {
    const known = merged[group]
    merged[group] =
      typeof known === 'object' && typeof words === 'object' ? { ...known, ...words } : words
  }
  return merged
}

const BROWSER_MESSAGES: Record<Locale, Messages> = {
  nl: nlBrowser,
  fr: frBrowser,
  en: enBrowser,
  de: deBrowser,
}

/** Groups of the other files that cards need in the browser too. */
const CARD_GROUPS = [
  'headType',
  'transaction',
  'headTitle',
  'price',
  'energy',
  'map',
  'suggest',
  'seen',
] as const

/** The words that travel with a page: one language's, and only what its islands may ask for. */
export const browserMessages = (locale: Locale): Messages => ({
  ...Object.fromEntries(
    CARD_GROUPS.flatMap(group => {
      const words = MESSAGES[locale][group]
      return words === undefined ? [] : [[group, words]]
    }),
  ),
  ...BROWSER_MESSAGES[locale],
})
