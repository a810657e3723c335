import { href } from '../../../shared/routes.ts'
import type { Thread } from '../../agency/inbox/thread-rows.ts'
import type { MailContext } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'

/** Beginnings of answers, in the words of the product or the agency's own (`reply.*`, INBOX-14). */
const TEMPLATES = ['received', 'visit', 'unavailable', 'valuation'] as const

type Template = (typeof TEMPLATES)[number]

/** Those that suit a thread. */
export const templatesFor = ({ estateId }: Pick<Thread, 'estateId'>): readonly Template[] =>
  TEMPLATES.filter(name => (name === 'visit' || name === 'unavailable' ? estateId !== '' : true))

/** A template filled in, each placeholder once, in the language of who wrote; '' for none of that name. */
export function fillTemplate(
  name: string,
  { site, locale, t }: MailContext,
  { thread, agent }: { thread: Thread; agent: string },
): string {
  const template = templatesFor(thread).find(each => each === name)
  if (!template) return ''
  const { estateId } = thread
  return t(`reply.${template}`, {
    name: thread.name,
    agent,
    site: site.name,
    link: siteOrigin(site) + href('estate', locale, { estateId }, 'viewing=1'),
  })
}
