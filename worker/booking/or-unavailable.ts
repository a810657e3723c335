import type { SentForm } from '../../shared/contact/sent-form.ts'
import { ApiError } from '../api/errors.ts'
import { notTaken, type PostedForm } from '../contact/posted-form.ts'
import type { RequestContext } from '../site/request-context.ts'

type Send = (context: RequestContext, posted: PostedForm) => Promise<SentForm | null>

/** Where the API does not answer before anything was booked, the form comes back with everything the visitor wrote. */
export const orUnavailable =
  (form: string, send: Send): Send =>
  (context, posted) =>
    send(context, posted).catch((error: unknown) => {
      if (error instanceof ApiError) return notTaken(form, posted.fields, 503, 'unavailable')
      throw error
    })
