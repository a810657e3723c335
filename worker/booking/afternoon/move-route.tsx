import type { ReactNode } from 'react'
import { FormAlerts } from '../../../client/forms/form-alerts.tsx'
import type { Proposals } from '../../../shared/afternoon/propose.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { RequestContext } from '../../site/request-context.ts'
import type { Plan } from './plan.ts'
import { RouteChoice } from './route-view.tsx'

export interface MoveChoice {
  plan: Plan
  proposals: Proposals
}

/** Other routes through the homes of a ticket. */
export function MoveForm({
  move,
  failed,
  address,
  t,
}: {
  failed: RejectedForm | null
  move: MoveChoice | 'none'
  address: string
  t: RequestContext['t']
}): ReactNode {
  const reason = failed?.reason
  const failure = reason && (reason === 'taken' ? 'agenda.round.taken' : `formFailure.${reason}`)
  return (
    <form className="form afternoon__form" method="post" action={address} id="move">
      <h2>{t('agenda.round.moveAll')}</h2>
      <FormAlerts failure={failure ? t(failure) : null} />
      {move === 'none' ? (
        <p className="alert">{t('agenda.round.noMove')}</p>
      ) : (
        <>
          <RouteChoice
            plan={move.plan}
            proposals={move.proposals}
            form={{ id: 'move', fields: failed?.fields ?? null, errors: failed?.errors ?? {} }}
          />
          {move.proposals.more && (
            <p>
              <a href={`${address}?view=move&start=${move.proposals.more}`}>
                {t('agenda.round.later')}
              </a>
            </p>
          )}
          <p>
            <button className="button" type="submit" name="act" value="move">
              {t('agenda.round.move')}
            </button>
          </p>
        </>
      )}
    </form>
  )
}
