import type { Context } from 'hono'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { pageHref } from '../../shared/routes.ts'
import { setRetryAfter } from '../http/retry-after.ts'
import type { HtmlPage } from '../page/result.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import type { RequestContext } from '../site/request-context.ts'
import { receiveForm, returnPath, sentPath, type PostedForm } from './receive.ts'

/** What the routes of forms find in `c.var` besides: pages are rendered by the layer above. */
export interface FormEnv {
  Bindings: AjaxEnv['Bindings']
  Variables: AjaxEnv['Variables'] & { renderPage: (page: HtmlPage) => Promise<Response> }
}

/** What an accepted form says, where that depends on what came of it. */
export interface AcceptedForm {
  message: string
  /** Tells the page that the visitor returns to what to say: 'viewing-noted'. */
  sent: string
  /** Where to go from here, in place of the page that the form was on. */
  next?: string
}

interface FormRoute {
  /** Its name: 'contact'. */
  form: string
  /** Acts on the form; null: accepted, now or before. */
  send: (context: RequestContext, posted: PostedForm) => Promise<RejectedForm | AcceptedForm | null>
  /** The form on a page of its own, for a visitor without script who has to correct it. */
  rejectedPage: (context: RequestContext, rejected: RejectedForm) => HtmlPage | Promise<HtmlPage>
  /** Key of the success message. */
  successKey: string
}

/**
 * Handles a posted form. A script gets JSON with the texts to show. Without script an accepted form redirects to the
 * page it came from (303), and a rejected one returns as a page with everything the visitor wrote.
 */
export async function handleForm(c: Context<FormEnv>, route: FormRoute): Promise<Response> {
  const { context, renderPage } = c.var
  const received = await receiveForm(c.req.raw, context, route.form)
  const result = 'reason' in received ? received : await route.send(context, received)
  const rejected = result && 'reason' in result ? result : null
  const accepted = result && 'sent' in result ? result : null
  const isScript = c.req.header('Accept')?.includes('application/json') ?? false
  if (rejected)
    return isScript
      ? rejectionJson(c, rejected)
      : renderPage(await route.rejectedPage(context, rejected))
  if (isScript)
    return c.json({
      sent: true,
      message: accepted?.message ?? context.t(route.successKey),
      ...(accepted?.next && { next: accepted.next }),
    })
  if (accepted?.next) return c.redirect(accepted.next, 303)
  const fields = 'fields' in received ? received.fields : new URLSearchParams()
  const back = returnPath(fields, context.locale) ?? pageHref(context.locale, '')
  return c.redirect(sentPath(back, route.form, accepted?.sent), 303)
}

function rejectionJson(c: Context<FormEnv>, rejected: RejectedForm): Response {
  const { t } = c.var.context
  const { reason, status } = rejected
  const errors = Object.fromEntries(
    Object.entries(rejected.errors).map(([field, key]) => [field, t(key)]),
  )
  const body = { sent: false, failure: reason, message: t(`formFailure.${reason}`), errors }
  const response = c.json(body, status)
  setRetryAfter(response.headers, status)
  return response
}
