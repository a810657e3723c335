import deDesk from '../../locales/de/desk/desk.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import deDeskKeys from '../../locales/de/desk/deskKeys.json'
import enDeskKeys from '../../locales/en/desk/deskKeys.json'
import frDeskKeys from '../../locales/fr/desk/deskKeys.json'
import nlDeskKeys from '../../locales/nl/desk/deskKeys.json'
import deDeskDomain from '../../locales/de/desk/deskDomain.json'
import enDeskDomain from '../../locales/en/desk/deskDomain.json'
import frDeskDomain from '../../locales/fr/desk/deskDomain.json'
import nlDeskDomain from '../../locales/nl/desk/deskDomain.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: { ...nlDesk, ...nlDeskMail, ...nlDeskKeys, ...nlDeskDomain },
  fr: { ...frDesk, ...frDeskMail, ...frDeskKeys, ...frDeskDomain },
  en: { ...enDesk, ...enDeskMail, ...enDeskKeys, ...enDeskDomain },
  de: { ...deDesk, ...deDeskMail, ...deDeskKeys, ...deDeskDomain },
})
