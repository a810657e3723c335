import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import { ConsoleSection } from '../parts.tsx'

/** Looks in at the agency's desk: with a reason, seen by everybody there. */
export const VisitForm = ({ t, site }: { t: Translate; site: number }): ReactNode => (
  <ConsoleSection title={t('admin.visit.title')}>
    <p>{t('admin.visit.text')}</p>
    <form
      className="console-form"
      id="visit"
      method="post"
      action={`/admin/agencies/${site}/visit`}
    >
      <label>
        {t('admin.visit.reason')}
        <input name="reason" required minLength={10} maxLength={300} size={40} />
      </label>
      <label>
        <input type="checkbox" name="mayChange" /> {t('admin.visit.mayChange')}
      </label>
      <button type="submit" className="button">
        {t('admin.visit.start')}
      </button>
    </form>
  </ConsoleSection>
)

/** The way to the desk that the form asked for; it works once, so no address of it is sent along. */
export const VisitLink = ({
  t,
  name,
  link,
}: {
  t: Translate
  name: string
  link: string
}): ReactNode => (
  <>
    <p role="status">{t('admin.visit.ready', { site: name })}</p>
    <p>
      <a className="button" href={link} rel="noreferrer">
        {t('admin.visit.go')}
      </a>
    </p>
  </>
)
