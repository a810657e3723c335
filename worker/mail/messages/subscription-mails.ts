import { formatNumber } from '../../../shared/format.ts'
import type { Mail, MailCard, MailContext, MailPart } from '../mail.ts'

/** Asks whoever has this mailbox whether it was they who asked: without a yes nothing is ever sent. */
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

/** What happened to one estate, as the mail tells it. */
export interface MatchedEstate {
  card: MailCard['card']
  reasons: ('new' | 'price' | 'back' | 'status')[]
  priceBefore: number | null
}

interface MatchesContent {
  /** Each search with what it found; an estate that several searches found stands under the first. */
  searches: { name: string; told: MatchedEstate[] }[]
  edit: string
  unsubscribe: string
}

/** Cards in one mail; past this a link leads on. */
const MAX_CARDS = 20

/** What a subscriber asked to be told. */
export function matchesMail(
  { site, t }: Pick<MailContext, 'site' | 't'>,
  { searches, edit, unsubscribe }: MatchesContent,
): Mail {
  const count = searches.reduce((sum, { told }) => sum + told.length, 0)
  const key = count === 1 ? 'mail.matches.one' : 'mail.matches.many'
  return {
    subject: t(`${key}.subject`, { count, search: searches[0]?.name ?? '' }),
    preview: t(`${key}.preview`, { count, site: site.name }),
    title: t(`${key}.title`, { count }),
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
  return searches.flatMap(({ name, told }): MailPart[] => {
    const shown = told.slice(0, room)
    room -= shown.length
    const more = told.length - shown.length
    return [
      { part: 'heading', text: name },
      ...(shown.length > 0
        ? [
            {
              part: 'cards' as const,
              cards: shown.map(one => ({ card: one.card, note: noteOf(one, t) })),
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
