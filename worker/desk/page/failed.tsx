import { AgencyUnavailable } from '../../agency/stub.ts'
import { ApiError } from '../../api/errors.ts'
import { describeError, log } from '../../http/log.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from './document.tsx'
import { TypedText, sentFields } from './unsent-form.tsx'

/** For what could not be carried out: nothing was changed that this page does not know of, and what was typed is there to copy. */
export async function failedPage(error: Error, c: Desk): Promise<Response> {
  const isUnavailable = error instanceof ApiError || error instanceof AgencyUnavailable
  log({
    event: isUnavailable ? 'desk-unavailable' : 'desk-failed',
    request: c.var.trace.id,
    error: describeError(error),
  })
  const t = wordsOf(c)
  const fields = await sentFields(c).catch(() => null)
  return deskPage(
    c,
    t(`deskPage.failed.${isUnavailable ? 'unavailable' : 'broken'}.title`),
    <>
      <p>{t(`deskPage.failed.${isUnavailable ? 'unavailable' : 'broken'}.text`)}</p>
      {fields && <TypedText fields={fields} t={t} />}
    </>,
    isUnavailable ? 503 : 500,
  )
}
