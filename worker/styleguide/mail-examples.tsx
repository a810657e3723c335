import type { EstateCard } from '../../shared/estate/card.ts'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { isLocale, LOCALES, type Locale } from '../../shared/locale.ts'
import { TELLING_ROWS, type TellingRow } from '../agency/mail/tellings.ts'
import { BOOKING_EXAMPLES } from './booking-mail-examples.ts'
import { ROUTE_EXAMPLES, routeExamplesOf } from './route-mail-examples.ts'
import { siteOrigin } from '../site/parse.ts'
import { contactMail } from '../mail/messages/contact-mail.ts'
import { crmMail } from '../mail/messages/crm-mail.ts'
import { erasedMail } from '../mail/messages/erasure-mails.ts'
import { givenMail } from '../mail/messages/given-mail.ts'
import { replyMail } from '../mail/messages/reply-mail.ts'
import { feedMail } from '../mail/messages/feed-mail.ts'
import { keyMail } from '../mail/messages/key-mail.ts'
import { movedMail } from '../mail/messages/moved-mail.ts'
import { friendMail } from '../mail/messages/friend-mail.ts'
import type { Mail, MailContext } from '../mail/mail.ts'
import { sellerMail } from '../mail/messages/seller-mail.ts'
import { confirmMail, matchesMail } from '../mail/messages/subscription-mails.ts'
import { renderMail } from '../mail/render-mail.tsx'

const PERSON = { name: 'An Peeters', email: 'an.peeters@voorbeeld.be', phone: '0470 12 34 56' }

const TEXTS: Record<Locale, string> = {
  nl: 'Is dit huis nog vrij?\nWe komen graag eens kijken.',
  fr: 'Ce bien est-il encore libre ?\nNous aimerions le visiter.',
  en: 'Is this house still available?\nWe would like to see it.',
  de: 'Ist dieses Haus noch frei?\nWir würden es gern ansehen.',
}

type Examples = Record<string, (context: MailContext, cards: EstateCard[]) => Mail | null>

/** One of each mail, about estates of the site and invented bookings; null where it needs an estate and there is none. */
const EXAMPLES: Examples = {
  ...BOOKING_EXAMPLES,
  ...ROUTE_EXAMPLES,
  contact: (context, [card]) =>
    contactMail(context, {
      request: {
        ...PERSON,
        text: TEXTS[context.locale],
        estate: '',
        source: '',
        office: '',
        others: {},
      },
      office: '',
      flag: 'unchecked',
      locale: context.locale,
      about: card
        ? {
            estate: card,
            title: headTitle(card, context.locale, context.t),
            address: 'Kouter 12, 9000 Gent',
            reference: 'K-12',
          }
        : null,
      desk: { open: linkOf(context), answered: linkOf(context) },
    }),
  'enquiry-reply': context =>
    replyMail(context, {
      text: context.t('reply.received', { ...PERSON, agent: 'Bea', site: context.site.name }),
      about: { estateId: '1', title: 'Kouter 12' },
      replyTo: '',
    }),
  'enquiry-given': context =>
    givenMail(context, { ...PERSON, threadId: '1', by: 'Bea', estate: 'Kouter 12' }),
  erased: context => erasedMail(context, { hadBooked: true }),
  friend: (context, [card]) =>
    card
      ? friendMail(context, {
          request: { ...PERSON, text: TEXTS[context.locale] },
          card,
          suppress: linkOf(context),
        })
      : null,
  crm: context =>
    crmMail(context, { what: 'refused', crm: 'Whise', since: Date.UTC(2026, 10, 20) }),
  key: context => keyMail(context, { name: 'CRM', until: '31/12/2026' }),
  'desk-moved': context => movedMail(context, siteOrigin(context.site)),
  feed: context => feedMail(context, { archived: 7, missing: ['VK-1201', 'VK-1202', 'HU-310'] }),
  seller: (context, [card]) =>
    card
      ? sellerMail(context, {
          title: headTitle(card, context.locale, context.t),
          address: linkOf(context),
        })
      : null,
  confirm: context =>
    confirmMail(context, { link: linkOf(context), search: context.t('subscription.everything') }),
  matches: (context, cards) =>
    matchesMail(context, {
      edit: linkOf(context),
      unsubscribe: linkOf(context),
      searches: [
        {
          name: context.t('subscription.everything'),
          estates: cards.slice(0, 3).map((card, index) => ({
            card,
            priceBefore: 399_000,
            reasons: [(['new', 'price', 'back'] as const)[index % 3] ?? 'new'],
          })),
        },
      ],
    }),
}

const linkOf = ({ site }: MailContext): string => `${siteOrigin(site)}/`

const HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; frame-src 'self'; frame-ancestors 'self'`,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

/**
 * Every mail in every language, for designers: `/_patterns/mail` lists them, `?mail=confirm&locale=fr` shows
 * one, `&as=text` its text. `cards` are a few of the site's estates. For PATTERNS = "1" only.
 */
export async function mailExamples(
  cards: EstateCard[],
  query: URLSearchParams,
  contextIn: (locale: Locale) => Promise<MailContext>,
): Promise<Response> {
  const name = query.get('mail') ?? ''
  const locale = query.get('locale')
  // The desk's words are loaded with it.
  const { LETTER_EXAMPLES } = await import('../desk/sign-in/letter-examples.ts')
  const examples: Examples = { ...EXAMPLES, ...LETTER_EXAMPLES }
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined
  const context = example && isLocale(locale) ? await contextIn(locale) : null
  const content = context && example?.(context, cards)
  if (!content)
    return new Response(listOf(), {
      headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
    })
  const mail = renderMail(context, content)
  const isText = query.get('as') === 'text'
  const headers = Object.entries({ Subject: mail.subject, ...mail.headers })
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')
  return new Response(isText ? `${headers}\n${mail.text}` : mail.html, {
    headers: { ...HEADERS, 'Content-Type': `text/${isText ? 'plain' : 'html'}; charset=utf-8` },
  })
}

/** What the example of a row is called: 'viewing-booked', and 'viewing-booked-agency' beside it; 'contact' alone. */
const exampleOf = ({ kind, to }: TellingRow): string =>
  to === 'agent' && TELLING_ROWS.some(row => row.kind === kind && row.to === 'visitor')
    ? `${kind}-agency`
    : kind

/** Each row of the table of who is told what, and what an afternoon says in the place of a viewing (TELL-5). */
function listOf(): string {
  const rows = TELLING_ROWS.flatMap(row =>
    [exampleOf(row), ...routeExamplesOf(row)].map(name => {
      const links = LOCALES.map(
        locale =>
          `<a href="?mail=${name}&amp;locale=${locale}">${locale}</a> <a href="?mail=${name}&amp;locale=${locale}&amp;as=text">text</a>`,
      )
      const facts = [row.to, row.language, row.off]
      return `<tr><th>${name}</th>${[...facts, ...links].map(cell => `<td>${cell}</td>`).join('')}</tr>`
    }),
  )
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head><body><h1>Mail</h1><table>${rows.join('')}</table></body></html>`
}
