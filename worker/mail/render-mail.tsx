import { renderToStaticMarkup } from 'react-dom/server'
import { siteOrigin } from '../site/parse.ts'
import type { StoredMail } from '../agency/mail/stored-mail.ts'
import type { Mail, MailContext } from './mail.ts'
import { MailDocument } from './html/mail-document.tsx'
import { mailText } from './mail-text.ts'

/** A mail as HTML and text with its headers, ready for the outbox. */
export function renderMail(context: MailContext, mail: Mail): StoredMail {
  const { site } = context
  return {
    fromName: site.name,
    subject: mail.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<MailDocument context={context} mail={mail} />)}`,
    text: mailText(context, mail),
    replyTo: mail.replyTo ?? site.agency.email,
    attachments: mail.attachments,
    ...(mail.conversation && { conversation: mail.conversation }),
    headers: mail.unsubscribe
      ? {
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'List-Id': `<site-${site.id}.${new URL(siteOrigin(site)).hostname}>`,
        }
      : {},
  }
}
