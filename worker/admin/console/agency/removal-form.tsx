import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { SiteOverview } from '../../../directory/search.ts'
import { ConsoleSection, formatMoment } from '../parts.tsx'

/** Removes an agency in seven days; its hostname is typed, so that it is not the wrong one. */
export const RemovalForm = ({ t, site }: { t: Translate; site: SiteOverview }): ReactNode => (
  <ConsoleSection title={t('admin.removal.title')}>
    {site.removeAt !== null && (
      <p className="console-alert">{t('admin.removal.at', { at: formatMoment(site.removeAt) })}</p>
    )}
    <p>{t('admin.removal.text')}</p>
    <form
      className="console-form"
      id="removal"
      method="post"
      action={`/admin/agencies/${site.id}/remove`}
    >
      <label>
        {t('admin.removal.confirm')}
        <input name="confirm" required maxLength={253} autoComplete="off" spellCheck={false} />
      </label>
      <button type="submit" className="button">
        {t('admin.removal.start')}
      </button>
    </form>
  </ConsoleSection>
)
