import { detailHref } from '../../../client/estate/card/detail-href.ts'
import type { FriendRequest } from '../../../shared/forms/friend-request.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { Mail, MailContext } from '../mail.ts'

interface Content {
  request: Pick<FriendRequest, 'name' | 'email' | 'text'>
  card: EstateCard
  /** Address that suppresses all such mails. */
  suppress: string
}

/** To a friend: the sender's name, the estate and the sender's text. Everything else is fixed, and there is no advertising. */
export function friendMail(
  { site, locale, t }: MailContext,
  { request: { name, email, text }, card, suppress }: Content,
): Mail {
  return {
    subject: t('mail.friend.subject', { name }),
    preview: t('mail.friend.preview', { site: site.name }),
    title: t('mail.friend.title', { name }),
    replyTo: '',
    parts: [
      { part: 'text', text: t('mail.friend.text', { name, email, site: site.name }) },
      ...(text ? [{ part: 'quote' as const, text }] : []),
      { part: 'cards', cards: [{ card, note: '' }] },
      {
        part: 'button',
        label: t('mail.friend.button'),
        href: siteOrigin(site) + detailHref(card, locale),
      },
    ],
    footer: [
      {
        part: 'small',
        text: t('mail.friend.footer', { name, site: site.name }),
        link: { label: t('mail.friend.suppress'), href: suppress },
      },
    ],
  }
}
