import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { Locale } from '../../shared/locale.ts'
import type { RequestContext } from '../site/request-context.ts'
import { readFormBody } from './body.ts'
import { isThrottled, visitorKey } from './limits.ts'

export interface PostedForm {
  fields: URLSearchParams
  /** The sender's network, for counting. */
  visitor: string
  /** The script's idempotency key, if it sent one. */
  key: string | null
}

/** A posted form, or why it can't be read at all. Every form is received here: size, type and throttling are the same for all. */
export async function receiveForm(
  request: Request,
  { env, site, now }: Pick<RequestContext, 'env' | 'site' | 'now'>,
  form: string,
): Promise<PostedForm | RejectedForm> {
  const body = await readFormBody(request)
  if ('status' in body) return rejected(new URLSearchParams(), body.status, 'invalid')
  const { fields } = body
  const visitor = await visitorKey(env, request, now)
  if (await isThrottled({ env, site }, form, visitor)) return rejected(fields, 429, 'limited')
  return { fields, visitor, key: request.headers.get('Idempotency-Key') ?? fields.get('key') }
}

export const rejected = (
  fields: URLSearchParams,
  status: RejectedForm['status'],
  reason: RejectedForm['reason'],
  errors: RejectedForm['errors'] = {},
): RejectedForm => ({ fields, status, reason, errors })

/** Where the visitor returns to: a path of this site in this language, or null. Never another host. */
export function returnPath(fields: URLSearchParams, locale: Locale): string | null {
  const path = fields.get('return') ?? ''
  if (
    path.length > 2000 ||
    !new RegExp(`^/${locale}(?:[/?]|$)`).test(path) ||
    /[\\\s\p{Cc}]/u.test(path)
  )
    return null
  const url = URL.parse(path, 'http://site')
  return url?.host === 'site' ? url.pathname + url.search : null
}

/** The same page with `?sent={form}`, which makes it show the success message. */
export function sentPath(path: string, form: string, sent = form): string {
  const url = new URL(path, 'http://site')
  url.searchParams.set('sent', sent)
  return `${url.pathname}${url.search}#${form}`
}
