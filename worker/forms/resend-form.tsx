import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
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
}

/**
 * Why a form was rejected, where the form itself cannot be shown. What may be sent again stands there with a button
 * that sends it, so that nothing is lost (FORM-65).
 */
export const resendPage = (
  context: RequestContext,
  rejected: RejectedForm,
  { title, call, back }: Place,
): HtmlPage =>
  formPage(
    context,
    rejected,
    title,
    <ResendForm context={context} rejected={rejected} call={call} />,
    back,
  )

function ResendForm({
  context: { t, locale },
  rejected: { fields, status, reason },
  call,
}: {
  context: Pick<RequestContext, 't' | 'locale'>
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
        {t(`formFailure.${reason}`)}
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
