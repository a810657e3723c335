import type { ReactNode } from 'react'
import { FormAlerts } from '../../../client/forms/form-alerts.tsx'
import { Honeypot, PrivacyField, type FormView } from '../../../client/forms/form-fields.tsx'
import { PersonFields } from '../../../client/forms/person-fields.tsx'
import { useView } from '../../../client/view.tsx'
import type { Proposals } from '../../../shared/afternoon/propose.ts'
import { writePublicIds } from '../../../shared/estate/public-ids.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { Plan } from './plan.ts'
import { RouteChoice } from './route-view.tsx'

interface Props {
  ids: readonly string[]
  /** null: their times could not be had. */
  plan: Plan | null
  proposals: Proposals | null
  failed: RejectedForm | null
  /** Where it is sent. */
  action: string
}

/** Books one of the routes. Rendered on the server only. */
export function AfternoonForm({ ids, plan, proposals, failed, action }: Props): ReactNode {
  const { t, site } = useView()
  const form: FormView = {
    id: 'afternoon',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  return (
    <form className="form afternoon__form" method="post" action={action} id="afternoon">
      <FormAlerts failure={failed ? t(failureKey(failed)) : null} />
      <input type="hidden" name="ids" value={writePublicIds(ids)} />
      {plan && proposals && proposals.days.length > 0 ? (
        <RouteChoice plan={plan} proposals={proposals} form={form} />
      ) : plan ? (
        <p className="alert">{t('agenda.round.none')}</p>
      ) : (
        <input type="hidden" name="route" value={failed?.fields.get('route') ?? ''} />
      )}
      <PersonFields form={form} />
      <Honeypot form={form} />
      <PrivacyField form={form} text={t('agenda.consent', { agency: site.name })} />
      <p>
        <button className="button" type="submit">
          {t('agenda.round.send')}
        </button>
      </p>
    </form>
  )
}

/** 'taken' is of one hour; of a route it says that nothing was booked. */
const failureKey = ({ reason }: RejectedForm): string =>
  reason === 'taken' ? 'agenda.round.taken' : `formFailure.${reason}`
