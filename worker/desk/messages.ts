import deDesk from '../../locales/de/desk/desk.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import deDeskPage from '../../locales/de/desk/deskPage.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import enDeskPage from '../../locales/en/desk/deskPage.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import frDeskPage from '../../locales/fr/desk/deskPage.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import nlDeskPage from '../../locales/nl/desk/deskPage.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: { ...nlDesk, ...nlDeskMail, ...nlDeskPage },
  fr: { ...frDesk, ...frDeskMail, ...frDeskPage },
  en: { ...enDesk, ...enDeskMail, ...enDeskPage },
  de: { ...deDesk, ...deDeskMail, ...deDeskPage },
})
