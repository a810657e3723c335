import deDesk from '../../locales/de/desk/desk.json'
import deDeskDomain from '../../locales/de/desk/deskDomain.json'
import deDeskKeys from '../../locales/de/desk/deskKeys.json'
import deDeskLook from '../../locales/de/desk/deskLook.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import deDeskPage from '../../locales/de/desk/deskPage.json'
import deDeskText from '../../locales/de/desk/deskText.json'
import deDeskWords from '../../locales/de/desk/deskWords.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskDomain from '../../locales/en/desk/deskDomain.json'
import enDeskKeys from '../../locales/en/desk/deskKeys.json'
import enDeskLook from '../../locales/en/desk/deskLook.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import enDeskPage from '../../locales/en/desk/deskPage.json'
import enDeskText from '../../locales/en/desk/deskText.json'
import enDeskWords from '../../locales/en/desk/deskWords.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskDomain from '../../locales/fr/desk/deskDomain.json'
import frDeskKeys from '../../locales/fr/desk/deskKeys.json'
import frDeskLook from '../../locales/fr/desk/deskLook.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import frDeskPage from '../../locales/fr/desk/deskPage.json'
import frDeskText from '../../locales/fr/desk/deskText.json'
import frDeskWords from '../../locales/fr/desk/deskWords.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskDomain from '../../locales/nl/desk/deskDomain.json'
import nlDeskKeys from '../../locales/nl/desk/deskKeys.json'
import nlDeskLook from '../../locales/nl/desk/deskLook.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import nlDeskPage from '../../locales/nl/desk/deskPage.json'
import nlDeskText from '../../locales/nl/desk/deskText.json'
import nlDeskWords from '../../locales/nl/desk/deskWords.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: {
    ...nlDesk,
    ...nlDeskDomain,
    ...nlDeskKeys,
    ...nlDeskLook,
    ...nlDeskMail,
    ...nlDeskPage,
    ...nlDeskText,
    ...nlDeskWords,
  },
  fr: {
    ...frDesk,
    ...frDeskDomain,
    ...frDeskKeys,
    ...frDeskLook,
    ...frDeskMail,
    ...frDeskPage,
    ...frDeskText,
    ...frDeskWords,
  },
  en: {
    ...enDesk,
    ...enDeskDomain,
    ...enDeskKeys,
    ...enDeskLook,
    ...enDeskMail,
    ...enDeskPage,
    ...enDeskText,
    ...enDeskWords,
  },
  de: {
    ...deDesk,
    ...deDeskDomain,
    ...deDeskKeys,
    ...deDeskLook,
    ...deDeskMail,
    ...deDeskPage,
    ...deDeskText,
    ...deDeskWords,
  },
})
