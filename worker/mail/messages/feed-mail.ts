import { withoutEmpty, type Mail, type MailContext } from '../mail.ts'

/** A feed that was held back, as its report tells it. */
interface HeldFeed {
  /** How many homes would have gone. */
  archived: number
  /** The sender's ids of the first of them. */
  missing: readonly string[]
}

const MAX_NAMED = 20

/** To the agency: a feed would have taken too much off at once, so nothing was changed (IMPORT-61). */
export function feedMail({ site, t }: MailContext, { archived: count, missing }: HeldFeed): Mail {
  const named = missing.slice(0, MAX_NAMED).join(', ')
  return {
    subject: t('mail.feed.subject', { count }),
    preview: t('mail.feed.title'),
    title: t('mail.feed.title'),
    replyTo: '',
    parts: [
      { part: 'text', text: t('mail.feed.text', { count }) },
      {
        part: 'facts',
        rows: withoutEmpty([
          [t('mail.feed.missing'), named + (named && count > MAX_NAMED ? ', …' : '')],
        ]),
      },
      { part: 'text', text: t('mail.feed.right') },
      { part: 'text', text: t('mail.feed.wrong') },
    ],
    footer: [{ part: 'small', text: t('mail.feed.footer', { site: site.name }) }],
  }
}
