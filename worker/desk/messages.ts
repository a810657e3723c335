import deDesk from '../../locales/de/desk/desk.json'
import deDeskActs from '../../locales/de/desk/deskActs.json'
import deDeskAudit from '../../locales/de/desk/deskAudit.json'
import deDeskCalendar from '../../locales/de/desk/deskCalendar.json'
import deDeskDomain from '../../locales/de/desk/deskDomain.json'
import deDeskExport from '../../locales/de/desk/deskExport.json'
import deDeskFeeds from '../../locales/de/desk/deskFeeds.json'
import deDeskHomes from '../../locales/de/desk/deskHomes.json'
import deDeskKeys from '../../locales/de/desk/deskKeys.json'
import deDeskLook from '../../locales/de/desk/deskLook.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import deDeskMailing from '../../locales/de/desk/deskMailing.json'
import deDeskMe from '../../locales/de/desk/deskMe.json'
import deDeskPages from '../../locales/de/desk/deskPages.json'
import deDeskPhotos from '../../locales/de/desk/deskPhotos.json'
import deDeskTelling from '../../locales/de/desk/deskTelling.json'
import deDeskToday from '../../locales/de/desk/deskToday.json'
import deDeskWords from '../../locales/de/desk/deskWords.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskActs from '../../locales/en/desk/deskActs.json'
import enDeskAudit from '../../locales/en/desk/deskAudit.json'
import enDeskCalendar from '../../locales/en/desk/deskCalendar.json'
import enDeskDomain from '../../locales/en/desk/deskDomain.json'
import enDeskExport from '../../locales/en/desk/deskExport.json'
import enDeskFeeds from '../../locales/en/desk/deskFeeds.json'
import enDeskHomes from '../../locales/en/desk/deskHomes.json'
import enDeskKeys from '../../locales/en/desk/deskKeys.json'
import enDeskLook from '../../locales/en/desk/deskLook.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import enDeskMailing from '../../locales/en/desk/deskMailing.json'
import enDeskMe from '../../locales/en/desk/deskMe.json'
import enDeskPages from '../../locales/en/desk/deskPages.json'
import enDeskPhotos from '../../locales/en/desk/deskPhotos.json'
import enDeskTelling from '../../locales/en/desk/deskTelling.json'
import enDeskToday from '../../locales/en/desk/deskToday.json'
import enDeskWords from '../../locales/en/desk/deskWords.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskActs from '../../locales/fr/desk/deskActs.json'
import frDeskAudit from '../../locales/fr/desk/deskAudit.json'
import frDeskCalendar from '../../locales/fr/desk/deskCalendar.json'
import frDeskDomain from '../../locales/fr/desk/deskDomain.json'
import frDeskExport from '../../locales/fr/desk/deskExport.json'
import frDeskFeeds from '../../locales/fr/desk/deskFeeds.json'
import frDeskHomes from '../../locales/fr/desk/deskHomes.json'
import frDeskKeys from '../../locales/fr/desk/deskKeys.json'
import frDeskLook from '../../locales/fr/desk/deskLook.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import frDeskMailing from '../../locales/fr/desk/deskMailing.json'
import frDeskMe from '../../locales/fr/desk/deskMe.json'
import frDeskPages from '../../locales/fr/desk/deskPages.json'
import frDeskPhotos from '../../locales/fr/desk/deskPhotos.json'
import frDeskTelling from '../../locales/fr/desk/deskTelling.json'
import frDeskToday from '../../locales/fr/desk/deskToday.json'
import frDeskWords from '../../locales/fr/desk/deskWords.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskActs from '../../locales/nl/desk/deskActs.json'
import nlDeskAudit from '../../locales/nl/desk/deskAudit.json'
import nlDeskCalendar from '../../locales/nl/desk/deskCalendar.json'
import nlDeskDomain from '../../locales/nl/desk/deskDomain.json'
import nlDeskExport from '../../locales/nl/desk/deskExport.json'
import nlDeskFeeds from '../../locales/nl/desk/deskFeeds.json'
import nlDeskHomes from '../../locales/nl/desk/deskHomes.json'
import nlDeskKeys from '../../locales/nl/desk/deskKeys.json'
import nlDeskLook from '../../locales/nl/desk/deskLook.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import nlDeskMailing from '../../locales/nl/desk/deskMailing.json'
import nlDeskMe from '../../locales/nl/desk/deskMe.json'
import nlDeskPages from '../../locales/nl/desk/deskPages.json'
import nlDeskPhotos from '../../locales/nl/desk/deskPhotos.json'
import nlDeskTelling from '../../locales/nl/desk/deskTelling.json'
import nlDeskToday from '../../locales/nl/desk/deskToday.json'
import nlDeskWords from '../../locales/nl/desk/deskWords.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: {
    ...nlDesk,
    ...nlDeskActs,
    ...nlDeskAudit,
    ...nlDeskCalendar,
    ...nlDeskDomain,
    ...nlDeskExport,
    ...nlDeskFeeds,
    ...nlDeskHomes,
    ...nlDeskKeys,
    ...nlDeskLook,
    ...nlDeskMail,
    ...nlDeskMailing,
    ...nlDeskMe,
    ...nlDeskPages,
    ...nlDeskPhotos,
    ...nlDeskTelling,
    ...nlDeskToday,
    ...nlDeskWords,
  },
  fr: {
    ...frDesk,
    ...frDeskActs,
    ...frDeskAudit,
    ...frDeskCalendar,
    ...frDeskDomain,
    ...frDeskExport,
    ...frDeskFeeds,
    ...frDeskHomes,
    ...frDeskKeys,
    ...frDeskLook,
    ...frDeskMail,
    ...frDeskMailing,
    ...frDeskMe,
    ...frDeskPages,
    ...frDeskPhotos,
    ...frDeskTelling,
    ...frDeskToday,
    ...frDeskWords,
  },
  en: {
    ...enDesk,
    ...enDeskActs,
    ...enDeskAudit,
    ...enDeskCalendar,
    ...enDeskDomain,
    ...enDeskExport,
    ...enDeskFeeds,
    ...enDeskHomes,
    ...enDeskKeys,
    ...enDeskLook,
    ...enDeskMail,
    ...enDeskMailing,
    ...enDeskMe,
    ...enDeskPages,
    ...enDeskPhotos,
    ...enDeskTelling,
    ...enDeskToday,
    ...enDeskWords,
  },
  de: {
    ...deDesk,
    ...deDeskActs,
    ...deDeskAudit,
    ...deDeskCalendar,
    ...deDeskDomain,
    ...deDeskExport,
    ...deDeskFeeds,
    ...deDeskHomes,
    ...deDeskKeys,
    ...deDeskLook,
    ...deDeskMail,
    ...deDeskMailing,
    ...deDeskMe,
    ...deDeskPages,
    ...deDeskPhotos,
    ...deDeskTelling,
    ...deDeskToday,
    ...deDeskWords,
  },
})
