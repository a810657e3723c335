import type { ReactNode } from 'react'
import { TextField } from '../../client/forms/form-fields.tsx'
import type { RequestContext } from '../site/request-context.ts'
import type { Problem } from './problem.ts'
import { MAX_REASON, REPORT } from './report.ts'

/** To the operators of the platform, from whoever has a link of the list. */
export const ReportForm = ({
  action,
  problem,
  t,
}: Pick<RequestContext, 't'> & { action: string; problem: Problem | null }): ReactNode => (
  <details className="shared__end" id="report" open={problem !== null}>
    <summary>{t('shared.report')}</summary>
    <form method="post" action={action}>
      <p>{t('shared.reportText')}</p>
      <TextField
        form={{
          id: REPORT,
          fields: problem?.fields ?? null,
          errors: problem ? { why: t(problem.message) } : {},
        }}
        name="why"
        label={t('shared.reportWhy')}
        required
        rows={3}
        maxLength={MAX_REASON}
        autoComplete="off"
      />
      <button className="button" type="submit" name="act" value={REPORT}>
        {t('shared.reportSend')}
      </button>
    </form>
  </details>
)
