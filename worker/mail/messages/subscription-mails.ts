import { formatNumber } from '../../../shared/format.ts'
import type { Mail, MailCard, MailContext, MailPart } from '../mail.ts'

/** Asks the owner of the mailbox for confirmation: without it nothing else is sent. */
export function confirmMail(
  { site, t }: Pick<MailContext, 'site' | 't'>,
  { link, search }: { link: string; search: string },
): Mail {
  return {
    subject: t('mail.confirm.subject', { site: site.name }),
    preview: t('mail.confirm.preview'),
    title: t('mail.confirm.title'),
    parts: [
      { part: 'text', text: t('mail.confirm.text', { site: site.name }) },
      { part: 'quote', text: search },
      { part: 'button', label: t('mail.confirm.button'), href: link },
      { part: 'small', text: t('mail.confirm.valid') },
    ],
    footer: [{ part: 'small', text: t('mail.confirm.footer') }],
  }
}

/** One estate that matched, and what happened to it. */
export interface MatchedEstate {
  /** null beyond the first MAX_CARDS of a mail, of which only the number is told. */
  card: MailCard['card'] | null
  reasons: ('new' | 'price' | 'back' | 'status')[]
  priceBefore: number | null
}

interface MatchesContent {
  /** Each search with its matches; an estate that several searches match stands under the first. */
  searches: { name: string; estates: MatchedEstate[] }[]
  edit: string
  unsubscribe: string
}

/** Cards in one mail; of the others the mail gives the number. */
export const MAX_CARDS = 20

/** The estates that match a subscriber's searches. */
export function matchesMail(
  { site, t }: Pick<MailContext, 'site' | 't'>,
  { searches, edit, unsubscribe }: MatchesContent,
): Mail {
  const count = searches.reduce((sum, { estates }) => sum + estates.length, 0)
  return {
    subject: t('mail.matches.subject', { count, search: searches[0]?.name ?? '' }),
    preview: t('mail.matches.preview', { count, site: site.name }),
    title: t('mail.matches.title', { count }),
    parts: searchParts(searches, t),
    footer: [
      { part: 'small', text: t('mail.matches.footer', { site: site.name }) },
      { part: 'small', text: '', link: { label: t('mail.matches.edit'), href: edit } },
      {
        part: 'small',
        text: '',
        link: { label: t('mail.matches.unsubscribe'), href: unsubscribe },
      },
    ],
    unsubscribe,
  }
}

function searchParts(searches: MatchesContent['searches'], t: MailContext['t']): MailPart[] {
  let room = MAX_CARDS
  return searches.flatMap(({ name, estates }): MailPart[] => {
    const shown = estates.slice(0, room)
    room -= shown.length
    const more = estates.length - shown.length
    return [
      { part: 'heading', text: name },
      ...(shown.length > 0
        ? [
            {
              part: 'cards' as const,
              cards: shown.flatMap(match =>
                match.card ? [{ card: match.card, note: noteOf(match, t) }] : [],
              ),
            },
          ]
        : []),
      ...(more > 0
        ? [{ part: 'small' as const, text: t('mail.matches.more', { count: more }) }]
        : []),
    ]
  })
}

const noteOf = ({ reasons, priceBefore }: MatchedEstate, t: MailContext['t']): string =>
  reasons
    .map(reason =>
      t(`mail.reason.${reason}`, { price: formatNumber('currency', priceBefore) ?? '' }),
    )
    .join(' · ')
