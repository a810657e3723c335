import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { AgencyUnavailable } from '../agency/stub.ts'
import { ApiError } from '../api/errors.ts'
import type { AcceptedForm } from './handle.ts'
import { rejected, type PostedForm } from './receive.ts'
import type { RequestContext } from '../site/request-context.ts'

type Send = (
  context: RequestContext,
  posted: PostedForm,
) => Promise<RejectedForm | AcceptedForm | null>

/**
 * Where the API or the agency's store fails, the form comes back with everything the visitor wrote: sent again it is the same
 * booking, whatever came of it before.
 */
export const rejectOnApiError =
  (send: Send): Send =>
  (context, posted) =>
    send(context, posted).catch((error: unknown) => {
      if (error instanceof ApiError || error instanceof AgencyUnavailable)
        return rejected(posted.fields, 503, 'unavailable')
      throw error
    })
