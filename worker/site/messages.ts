import deAccessibility from '../../locales/de/accessibility.json'
import deAdmin from '../../locales/de/admin.json'
import deAgenda from '../../locales/de/agenda.json'
import deCalculator from '../../locales/de/calculator.json'
import deCard from '../../locales/de/card.json'
import deContact from '../../locales/de/contact.json'
import deDocument from '../../locales/de/document.json'
import deEstate from '../../locales/de/estate.json'
import deFavorites from '../../locales/de/favorites.json'
import deFieldGroup from '../../locales/de/fieldGroup.json'
import deFields from '../../locales/de/fields.json'
import deFilter from '../../locales/de/filter.json'
import deFormError from '../../locales/de/formError.json'
import deLegalRule from '../../locales/de/legalRule.json'
import deList from '../../locales/de/list.json'
import deMail from '../../locales/de/mail.json'
import deMap from '../../locales/de/map.json'
import dePrivacy from '../../locales/de/privacy.json'
import deRental from '../../locales/de/rental.json'
import deSubscription from '../../locales/de/subscription.json'
import enAccessibility from '../../locales/en/accessibility.json'
import enAdmin from '../../locales/en/admin.json'
import enAgenda from '../../locales/en/agenda.json'
import enCalculator from '../../locales/en/calculator.json'
import enCard from '../../locales/en/card.json'
import enContact from '../../locales/en/contact.json'
import enDocument from '../../locales/en/document.json'
import enEstate from '../../locales/en/estate.json'
import enFavorites from '../../locales/en/favorites.json'
import enFieldGroup from '../../locales/en/fieldGroup.json'
import enFields from '../../locales/en/fields.json'
import enFilter from '../../locales/en/filter.json'
import enFormError from '../../locales/en/formError.json'
import enLegalRule from '../../locales/en/legalRule.json'
import enList from '../../locales/en/list.json'
import enMail from '../../locales/en/mail.json'
import enMap from '../../locales/en/map.json'
import enPrivacy from '../../locales/en/privacy.json'
import enRental from '../../locales/en/rental.json'
import enSubscription from '../../locales/en/subscription.json'
import frAccessibility from '../../locales/fr/accessibility.json'
import frAdmin from '../../locales/fr/admin.json'
import frAgenda from '../../locales/fr/agenda.json'
import frCalculator from '../../locales/fr/calculator.json'
import frCard from '../../locales/fr/card.json'
import frContact from '../../locales/fr/contact.json'
import frDocument from '../../locales/fr/document.json'
import frEstate from '../../locales/fr/estate.json'
import frFavorites from '../../locales/fr/favorites.json'
import frFieldGroup from '../../locales/fr/fieldGroup.json'
import frFields from '../../locales/fr/fields.json'
import frFilter from '../../locales/fr/filter.json'
import frFormError from '../../locales/fr/formError.json'
import frLegalRule from '../../locales/fr/legalRule.json'
import frList from '../../locales/fr/list.json'
import frMail from '../../locales/fr/mail.json'
import frMap from '../../locales/fr/map.json'
import frPrivacy from '../../locales/fr/privacy.json'
import frRental from '../../locales/fr/rental.json'
import frSubscription from '../../locales/fr/subscription.json'
import nlAccessibility from '../../locales/nl/accessibility.json'
import nlAdmin from '../../locales/nl/admin.json'
import nlAgenda from '../../locales/nl/agenda.json'
import nlCalculator from '../../locales/nl/calculator.json'
import nlCard from '../../locales/nl/card.json'
import nlContact from '../../locales/nl/contact.json'
import nlDocument from '../../locales/nl/document.json'
import nlEstate from '../../locales/nl/estate.json'
import nlFavorites from '../../locales/nl/favorites.json'
import nlFieldGroup from '../../locales/nl/fieldGroup.json'
import nlFields from '../../locales/nl/fields.json'
import nlFilter from '../../locales/nl/filter.json'
import nlFormError from '../../locales/nl/formError.json'
import nlLegalRule from '../../locales/nl/legalRule.json'
import nlList from '../../locales/nl/list.json'
import nlMail from '../../locales/nl/mail.json'
import nlMap from '../../locales/nl/map.json'
import nlPrivacy from '../../locales/nl/privacy.json'
import nlRental from '../../locales/nl/rental.json'
import nlSubscription from '../../locales/nl/subscription.json'
import type { Locale } from '../../shared/locale.ts'
import type { FieldWords } from '../../shared/search/sentence/field-words.ts'
import type { Messages } from '../../shared/translator.ts'
import { fieldMessages } from './field-words.ts'
import { typesetAll } from './typeset-all.ts'

/** The texts that visitors and operators read, by language. A group stands in one file, named by that group or by the first beside it; labels and codes of fields stand in fields.json. */
export const MESSAGES = typesetAll({
  nl: {
    ...nlAccessibility,
    ...nlAdmin,
    ...nlAgenda,
    ...nlCalculator,
    ...nlCard,
    ...nlContact,
    ...nlDocument,
    ...nlEstate,
    ...nlFavorites,
    ...nlFieldGroup,
    ...fieldMessages(nlFields),
    ...nlFilter,
    ...nlFormError,
    ...nlLegalRule,
    ...nlList,
    ...nlMail,
    ...nlMap,
    ...nlPrivacy,
    ...nlRental,
    ...nlSubscription,
  },
  fr: {
    ...frAccessibility,
    ...frAdmin,
    ...frAgenda,
    ...frCalculator,
    ...frCard,
    ...frContact,
    ...frDocument,
    ...frEstate,
    ...frFavorites,
    ...frFieldGroup,
    ...fieldMessages(frFields),
    ...frFilter,
    ...frFormError,
    ...frLegalRule,
    ...frList,
    ...frMail,
    ...frMap,
    ...frPrivacy,
    ...frRental,
    ...frSubscription,
  },
  en: {
    ...enAccessibility,
    ...enAdmin,
    ...enAgenda,
    ...enCalculator,
    ...enCard,
    ...enContact,
    ...enDocument,
    ...enEstate,
    ...enFavorites,
    ...enFieldGroup,
    ...fieldMessages(enFields),
    ...enFilter,
    ...enFormError,
    ...enLegalRule,
    ...enList,
    ...enMail,
    ...enMap,
    ...enPrivacy,
    ...enRental,
    ...enSubscription,
  },
  de: {
    ...deAccessibility,
    ...deAdmin,
    ...deAgenda,
    ...deCalculator,
    ...deCard,
    ...deContact,
    ...deDocument,
    ...deEstate,
    ...deFavorites,
    ...deFieldGroup,
    ...fieldMessages(deFields),
    ...deFilter,
    ...deFormError,
    ...deLegalRule,
    ...deList,
    ...deMail,
    ...deMap,
    ...dePrivacy,
    ...deRental,
    ...deSubscription,
  },
})

/** What fields are called in a search that is typed, by language. */
export const FIELD_WORDS: FieldWords = { nl: nlFields, fr: frFields, en: enFields, de: deFields }

/** What islands may ask for. */
const BROWSER_GROUPS = [
  'headType',
  'transaction',
  'headTitle',
  'price',
  'map',
  'suggest',
  'seen',
  'card',
  'filter',
  'list',
  'calls',
  'controls',
] as const

/** The texts of the file that islands fetch: one language's, and only what they may ask for. build.mjs writes it. */
export const browserMessages = (locale: Locale): Messages =>
  Object.fromEntries(BROWSER_GROUPS.map(group => [group, MESSAGES[locale][group] ?? {}]))
