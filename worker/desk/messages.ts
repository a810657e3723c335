import deDesk from '../../locales/de/desk/desk.json'
import deDeskDomain from '../../locales/de/desk/deskDomain.json'
import deDeskExport from '../../locales/de/desk/deskExport.json'
import deDeskFeeds from '../../locales/de/desk/deskFeeds.json'
import deDeskKeys from '../../locales/de/desk/deskKeys.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import deDeskMailing from '../../locales/de/desk/deskMailing.json'
import deDeskPage from '../../locales/de/desk/deskPage.json'
import deDeskSettings from '../../locales/de/desk/deskSettings.json'
import deDeskText from '../../locales/de/desk/deskText.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskDomain from '../../locales/en/desk/deskDomain.json'
import enDeskExport from '../../locales/en/desk/deskExport.json'
import enDeskFeeds from '../../locales/en/desk/deskFeeds.json'
import enDeskKeys from '../../locales/en/desk/deskKeys.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import enDeskMailing from '../../locales/en/desk/deskMailing.json'
import enDeskPage from '../../locales/en/desk/deskPage.json'
import enDeskSettings from '../../locales/en/desk/deskSettings.json'
import enDeskText from '../../locales/en/desk/deskText.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskDomain from '../../locales/fr/desk/deskDomain.json'
import frDeskExport from '../../locales/fr/desk/deskExport.json'
import frDeskFeeds from '../../locales/fr/desk/deskFeeds.json'
import frDeskKeys from '../../locales/fr/desk/deskKeys.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import frDeskMailing from '../../locales/fr/desk/deskMailing.json'
import frDeskPage from '../../locales/fr/desk/deskPage.json'
import frDeskSettings from '../../locales/fr/desk/deskSettings.json'
import frDeskText from '../../locales/fr/desk/deskText.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskDomain from '../../locales/nl/desk/deskDomain.json'
import nlDeskExport from '../../locales/nl/desk/deskExport.json'
import nlDeskFeeds from '../../locales/nl/desk/deskFeeds.json'
import nlDeskKeys from '../../locales/nl/desk/deskKeys.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import nlDeskMailing from '../../locales/nl/desk/deskMailing.json'
import nlDeskPage from '../../locales/nl/desk/deskPage.json'
import nlDeskSettings from '../../locales/nl/desk/deskSettings.json'
import nlDeskText from '../../locales/nl/desk/deskText.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: {
    ...nlDesk,
    ...nlDeskDomain,
    ...nlDeskExport,
    ...nlDeskFeeds,
    ...nlDeskKeys,
    ...nlDeskMail,
    ...nlDeskMailing,
    ...nlDeskPage,
    ...nlDeskSettings,
    ...nlDeskText,
  },
  fr: {
    ...frDesk,
    ...frDeskDomain,
    ...frDeskExport,
    ...frDeskFeeds,
    ...frDeskKeys,
    ...frDeskMail,
    ...frDeskMailing,
    ...frDeskPage,
    ...frDeskSettings,
    ...frDeskText,
  },
  en: {
    ...enDesk,
    ...enDeskDomain,
    ...enDeskExport,
    ...enDeskFeeds,
    ...enDeskKeys,
    ...enDeskMail,
    ...enDeskMailing,
    ...enDeskPage,
    ...enDeskSettings,
    ...enDeskText,
  },
  de: {
    ...deDesk,
    ...deDeskDomain,
    ...deDeskExport,
    ...deDeskFeeds,
    ...deDeskKeys,
    ...deDeskMail,
    ...deDeskMailing,
    ...deDeskPage,
    ...deDeskSettings,
    ...deDeskText,
  },
})
