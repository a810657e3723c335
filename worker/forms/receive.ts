import type { Locale } from '../../shared/locale.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { Bindings } from '../env.ts'
import type { RequestContext } from '../site/request-context.ts'
import { isThrottled, visitorKey } from './limits.ts'
import { readFormBody } from './body.ts'

export interface PostedForm {
  fields: URLSearchParams
  /** The sender's network, for counting. */
  visitor: string
  /** The script's idempotency key, if it sent one. */
  key: string | null
}

/** A posted form, or why it can't be taken at all. Every form comes in here: size, type and shield are the same for all. */
export async function receiveForm(
  request: Request,
  { env, site, now }: Pick<RequestContext, 'env' | 'site' | 'now'> & { env: Bindings },
  form: string,
): Promise<PostedForm | RejectedForm> {
  const read = await readFormBody(request)
  if ('status' in read) return rejected(form, new URLSearchParams(), read.status, 'invalid')
  const visitor = await visitorKey(env, request, now)
  if (await isThrottled({ env, site }, form, visitor))
    return rejected(form, read.fields, 429, 'limited')
  return {
    fields: read.fields,
    visitor,
    key: request.headers.get('Idempotency-Key') ?? read.fields.get('key'),
  }
}

export const rejected = (
  form: string,
  fields: URLSearchParams,
  status: RejectedForm['status'],
  failure: RejectedForm['failure'],
  errors: RejectedForm['errors'] = {},
): RejectedForm => ({ form, fields, status, failure, errors })

/** Where a visitor goes back to: a path of this site in this language, or null. Never another host. */
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

/** The same page, which then says that the form was sent. */
export function sentPath(path: string, form: string): string {
  const url = new URL(path, 'http://site')
  url.searchParams.set('sent', form)
  return `${url.pathname}${url.search}#${form}`
}
