import deDesk from '../../locales/de/desk/desk.json'
import deDeskActs from '../../locales/de/desk/deskActs.json'
import deDeskDomain from '../../locales/de/desk/deskDomain.json'
import deDeskKeys from '../../locales/de/desk/deskKeys.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import deDeskPage from '../../locales/de/desk/deskPage.json'
import deDeskPhotos from '../../locales/de/desk/deskPhotos.json'
import deDeskText from '../../locales/de/desk/deskText.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskActs from '../../locales/en/desk/deskActs.json'
import enDeskDomain from '../../locales/en/desk/deskDomain.json'
import enDeskKeys from '../../locales/en/desk/deskKeys.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import enDeskPage from '../../locales/en/desk/deskPage.json'
import enDeskPhotos from '../../locales/en/desk/deskPhotos.json'
import enDeskText from '../../locales/en/desk/deskText.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskActs from '../../locales/fr/desk/deskActs.json'
import frDeskDomain from '../../locales/fr/desk/deskDomain.json'
import frDeskKeys from '../../locales/fr/desk/deskKeys.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import frDeskPage from '../../locales/fr/desk/deskPage.json'
import frDeskPhotos from '../../locales/fr/desk/deskPhotos.json'
import frDeskText from '../../locales/fr/desk/deskText.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskActs from '../../locales/nl/desk/deskActs.json'
import nlDeskDomain from '../../locales/nl/desk/deskDomain.json'
import nlDeskKeys from '../../locales/nl/desk/deskKeys.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import nlDeskPage from '../../locales/nl/desk/deskPage.json'
import nlDeskPhotos from '../../locales/nl/desk/deskPhotos.json'
import nlDeskText from '../../locales/nl/desk/deskText.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: {
    ...nlDesk,
    ...nlDeskActs,
    ...nlDeskDomain,
    ...nlDeskKeys,
    ...nlDeskMail,
    ...nlDeskPage,
    ...nlDeskPhotos,
    ...nlDeskText,
  },
  fr: {
    ...frDesk,
    ...frDeskActs,
    ...frDeskDomain,
    ...frDeskKeys,
    ...frDeskMail,
    ...frDeskPage,
    ...frDeskPhotos,
    ...frDeskText,
  },
  en: {
    ...enDesk,
    ...enDeskActs,
    ...enDeskDomain,
    ...enDeskKeys,
    ...enDeskMail,
    ...enDeskPage,
    ...enDeskPhotos,
    ...enDeskText,
  },
  de: {
    ...deDesk,
    ...deDeskActs,
    ...deDeskDomain,
    ...deDeskKeys,
    ...deDeskMail,
    ...deDeskPage,
    ...deDeskPhotos,
    ...deDeskText,
  },
})
