import type { OutgoingMail } from '../../agency/outbox.ts'
import type { Desk } from '../env.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import type { MailPart } from '../../mail/mail.ts'
import { wordsOf } from '../page/document.tsx'
import { siteOrigin } from '../../site/parse.ts'
import { workContext } from '../../site/hono-env.ts'

/** Who gets it is put in where it is stored. */
async function letter(
  c: Desk,
  kind: 'sign-in' | 'invitation',
  { id, recipient, parts }: { id: string; recipient: string; parts: (MailPart | null)[] },
): Promise<OutgoingMail> {
  const { site } = c.var
  const context = await mailContext({ ...workContext(c), site }, site.defaultLocale)
  const t = wordsOf(c)
  const key = kind === 'sign-in' ? 'signIn' : 'invitation'
  const title = t(`deskMail.${key}.title`, { site: site.name })
  return {
    id,
    kind,
    dedupeKey: `${kind}/${id}`,
    recipient,
    now: c.var.trace.startedAt,
    message: renderMail(context, {
      subject: title,
      preview: title,
      title,
      replyTo: '',
      parts: parts.filter(part => part !== null),
      footer: [{ part: 'small', text: t(`deskMail.${key}.footer`, { site: site.name }) }],
    }),
  }
}

/** A link, always on the host that the desk lives on, and a code for the browser that asked. */
export function signInLetter(
  c: Desk,
  { id, token, code, browser }: { id: string; token: string; code: string; browser: string },
): Promise<OutgoingMail> {
  const { site } = c.var
  const t = wordsOf(c)
  return letter(c, 'sign-in', {
    id,
    recipient: '',
    parts: [
      { part: 'text', text: t('deskMail.signIn.text') },
      {
        part: 'button',
        label: t('deskMail.signIn.button'),
        href: `${siteOrigin(site)}/desk/in/${token}`,
      },
      { part: 'text', text: t('deskMail.signIn.code', { code }) },
      { part: 'text', text: t('deskMail.signIn.asked', { browser }) },
    ],
  })
}

export function invitationLetter(
  c: Desk,
  {
    id,
    token,
    recipient,
    from,
    role,
  }: { id: string; token: string; recipient: string; from: string; role: string },
): Promise<OutgoingMail> {
  const { site } = c.var
  const t = wordsOf(c)
  return letter(c, 'invitation', {
    id,
    recipient,
    parts: [
      {
        part: 'text',
        text: t('deskMail.invitation.text', {
          name: from,
          site: site.name,
          role: t(`desk.role.${role}`),
        }),
      },
      {
        part: 'button',
        label: t('deskMail.invitation.button'),
        href: `${siteOrigin(site)}/desk/join/${token}`,
      },
    ],
  })
}
