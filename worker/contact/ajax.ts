import { Hono, type Context } from 'hono'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { pageHref } from '../../shared/routes.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import type { HtmlPage } from '../page/result.ts'
import { setRetryAfter } from '../http/retry-after.ts'
import { respondWithPage } from '../handle-page.tsx'
import type { RequestContext } from '../site/request-context.ts'
import { contactFormPage } from './contact-page.tsx'
import { friendFormPage } from '../friend/friend-page.tsx'
import { receiveForm, returnPath, sentPath, type PostedForm } from '../forms/receive.ts'
import { sendContact } from './send-contact.ts'
import { sendFriend } from '../friend/send-friend.ts'

/** The contact form's own address, and that of showing an estate to a friend (spec 7). */
export const contactAjax = new Hono<AjaxEnv>()
  .post('/contact-form-handler', c =>
    handleForm(c, {
      form: 'contact',
      send: sendContact,
      rejectedPage: contactFormPage,
      successKey: 'contactForm.sent',
    }),
  )
  .post('/send-to-a-friend', c =>
    handleForm(c, {
      form: 'friend',
      send: sendFriend,
      rejectedPage: friendFormPage,
      successKey: 'friend.sent',
    }),
  )

export interface FormHandling {
  form: string
  /** null: taken. */
  send: (context: RequestContext, posted: PostedForm) => Promise<RejectedForm | null>
  /** The form by itself, for who sent it without script and has to send it again. */
  rejectedPage: (context: RequestContext, failed: RejectedForm) => HtmlPage | Promise<HtmlPage>
  /** Key of what is said when it was taken. */
  successKey: string
}

/**
 * One form, two ways: the script gets JSON, with texts to show; without script a form that was taken leads back to its
 * page (303), and one that was not comes back as a page with everything the visitor wrote.
 */
export async function handleForm(
  c: Context<AjaxEnv>,
  { form, send, rejectedPage: page, successKey: said }: FormHandling,
): Promise<Response> {
  const { context } = c.var
  const received = await receiveForm(c.req.raw, context, form)
  const failed = 'failure' in received ? received : await send(context, received)
  const scripted = c.req.header('Accept')?.includes('application/json') ?? false
  if (!failed) {
    if (scripted) return c.json({ sent: true, message: context.t(said) })
    const fields = 'fields' in received ? received.fields : new URLSearchParams()
    return c.redirect(
      sentPath(returnPath(fields, context.locale) ?? pageHref(context.locale, ''), form),
      303,
    )
  }
  if (!scripted)
    return respondWithPage(
      { ...context, url: new URL(c.req.url), visitorRequest: c.req.raw },
      await page(context, failed),
    )
  const errors = Object.fromEntries(
    Object.entries(failed.errors).map(([field, key]) => [field, context.t(key)]),
  )
  const answer = c.json(
    {
      sent: false,
      failure: failed.failure,
      message: context.t(`formFailure.${failed.failure}`),
      errors,
    },
    failed.status,
  )
  setRetryAfter(answer.headers, failed.status)
  return answer
}
