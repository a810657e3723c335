import deDesk from '../../locales/de/desk/desk.json'
import deDeskMail from '../../locales/de/desk/deskMail.json'
import deDeskMe from '../../locales/de/desk/deskMe.json'
import deDeskVisit from '../../locales/de/desk/deskVisit.json'
import enDesk from '../../locales/en/desk/desk.json'
import enDeskMail from '../../locales/en/desk/deskMail.json'
import enDeskMe from '../../locales/en/desk/deskMe.json'
import enDeskVisit from '../../locales/en/desk/deskVisit.json'
import frDesk from '../../locales/fr/desk/desk.json'
import frDeskMail from '../../locales/fr/desk/deskMail.json'
import frDeskMe from '../../locales/fr/desk/deskMe.json'
import frDeskVisit from '../../locales/fr/desk/deskVisit.json'
import nlDesk from '../../locales/nl/desk/desk.json'
import nlDeskMail from '../../locales/nl/desk/deskMail.json'
import nlDeskMe from '../../locales/nl/desk/deskMe.json'
import nlDeskVisit from '../../locales/nl/desk/deskVisit.json'
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typesetAll } from '../site/typeset-all.ts'

/** What is read at the desk alone, loaded with it: each room's texts in a file of its own. */
export const DESK_MESSAGES: Record<Locale, Messages> = typesetAll({
  nl: { ...nlDesk, ...nlDeskMail, ...nlDeskMe, ...nlDeskVisit },
  fr: { ...frDesk, ...frDeskMail, ...frDeskMe, ...frDeskVisit },
  en: { ...enDesk, ...enDeskMail, ...enDeskMe, ...enDeskVisit },
  de: { ...deDesk, ...deDeskMail, ...deDeskMe, ...deDeskVisit },
})
