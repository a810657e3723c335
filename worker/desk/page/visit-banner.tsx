import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { moment } from '../moment.ts'

/** Tells everybody at the desk that an operator looks in, why and until when. */
export const VisitBanner = ({
  session,
  t,
}: {
  session: OpenSession | null
  t: Translate
}): ReactNode => {
  const visit = session?.visitNow
  if (!visit) return null
  const until = moment(visit.endsAt, t)
  const kind = visit.mayChange ? 'mayChange' : 'readsOnly'
  return (
    <aside className="desk-visit" aria-label={t('deskVisit.label')}>
      <p>{t(`deskVisit.banner.${kind}`, { until, reason: visit.reason })}</p>
    </aside>
  )
}
