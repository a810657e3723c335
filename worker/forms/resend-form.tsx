import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { Phone } from '../page/phone.tsx'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { formPage } from './form-page.tsx'

/** Of every form: what a visitor wrote, in the order of the page. */
const WRITTEN = ['name', 'email', 'phone', 'text', 'message'] as const

const LABELS: Record<(typeof WRITTEN)[number], string> = {
  name: 'contact.name',
  email: 'contact.email',
  phone: 'contact.phone',
  text: 'contact.text',
  message: 'contact.text',
}

interface Place {
  title: string
  /** The call that takes the form: 'viewing'. */
  call: string
  /** Where the way back leads. */
  back: string
  /** Why the form cannot be shown, where that is known; else what it is about cannot be had just now. */
  why?: 'gone' | 'unmovable' | undefined
}

/** What is to be set right in a form cannot be where there is none: then it says why, and nothing of its fields (FORM-108). */
function asUnshown(rejected: RejectedForm, why: Place['why']): RejectedForm {
  if (rejected.reason !== 'invalid' && rejected.reason !== 'captcha') return rejected
  return why
    ? { ...rejected, status: 422, reason: why }
    : { ...rejected, status: 503, reason: 'unavailable' }
}

/**
 * Why a form was rejected, where the form itself cannot be shown. What may be sent again stands there with a button
 * that sends it, so that nothing is lost (FORM-65).
 */
export const resendPage = (
  context: RequestContext,
  unshown: RejectedForm,
  { title, call, back, why }: Place,
): HtmlPage => {
  const rejected = asUnshown(unshown, why)
  return formPage(
    context,
    rejected,
    title,
    <ResendForm context={context} rejected={rejected} call={call} />,
    back,
  )
}

function ResendForm({
  context: { t, locale, site },
  rejected: { fields, status, reason },
  call,
}: {
  context: Pick<RequestContext, 't' | 'locale' | 'site'>
  rejected: RejectedForm
  call: string
}): ReactNode {
  const written = WRITTEN.flatMap(name => {
    const text = fields.get(name)
    return text ? [[LABELS[name], text] as const] : []
  })
  return (
    <>
      <p className="alert alert--danger" role="alert">
        {t(`formFailure.${reason}`)} {site.agency.phone && <Phone number={site.agency.phone} />}
      </p>
      {(status === 503 || status === 429) && (
        <form className="form" method="post" action={href('ajax', locale, { call })}>
          <dl className="facts">
            {written.map(([label, text]) => (
              <div key={label} className="facts__fact">
                <dt>{t(label)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {[...fields].map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <p>
            <button className="button" type="submit">
              {t('contactForm.again')}
            </button>
          </p>
        </form>
      )}
    </>
  )
}
