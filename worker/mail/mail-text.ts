import { detailHref } from '../../client/estate/card/detail-href.ts'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { localize } from '../../shared/locale.ts'
import { priceLine } from '../../shared/estate/price/price.ts'
import { typeset } from '../../shared/typography.ts'
import { siteOrigin } from '../site/parse.ts'
import type { Mail, MailContext, MailPart } from './mail.ts'

/** A mail as plain text. */
export function mailText(context: MailContext, mail: Mail): string {
  const parts = [...mail.parts, { part: 'text' as const, text: '-- ' }, ...mail.footer]
  return [mail.title, ...parts.map(part => partText(context, part)), agencyLine(context)].join(
    '\n\n',
  )
}

function partText(context: MailContext, part: MailPart): string {
  switch (part.part) {
    case 'text':
      return part.text
    case 'heading':
      return part.text.toUpperCase()
    case 'quote':
      return part.text
        .split('\n')
        .map(line => `> ${line}`)
        .join('\n')
    case 'facts':
      return part.rows.map(([name, value]) => `${name}${colon(context)} ${value}`).join('\n')
    case 'button':
      return `${part.label}${colon(context)}\n${part.href}`
    case 'small':
      return part.link
        ? `${part.text} ${part.link.label}${colon(context)} ${part.link.href}`.trim()
        : part.text
    case 'cards':
      return part.cards.map(card => cardText(context, card)).join('\n\n')
  }
}

/** A colon as the mail's language sets it (FORMAT-20). */
const colon = ({ locale }: MailContext): string => typeset(' :', locale).replace(/^ /, '')

function cardText(
  { site, locale, t }: MailContext,
  { card, note }: Extract<MailPart, { part: 'cards' }>['cards'][number],
): string {
  const lines = [
    headTitle(card, locale, t),
    [note, priceLine(card, t)].filter(Boolean).join(' · '),
    ...advertLines(card, locale, t),
    siteOrigin(site) + detailHref(card, locale),
  ]
  return lines.join('\n')
}

/** Who writes, with the town in the language of the mail (PACK-110). */
export const agencyLine = ({
  site: { agency },
  locale,
}: Pick<MailContext, 'site' | 'locale'>): string =>
  [
    agency.legalName,
    `${agency.street} ${agency.number}`,
    `${agency.zip} ${localize(agency.city, locale) ?? ''}`,
    agency.phone,
  ]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' · ')
