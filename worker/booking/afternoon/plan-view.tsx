import type { ReactNode } from 'react'
import type { Proposals } from '../../../shared/afternoon/propose.ts'
import { writePublicIds } from '../../../shared/estate/public-ids.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { href } from '../../../shared/routes.ts'
import { FormIsland } from '../../forms/form-island.tsx'
import type { RequestContext } from '../../site/request-context.ts'
import { AfternoonForm } from './afternoon-form.tsx'
import { NoRoutes } from './no-routes.tsx'
import type { Plan } from './plan.ts'

interface Props {
  ids: readonly string[]
  /** null: their times could not be had. */
  plan: Plan | null
  /** null: fewer than two can be visited. */
  proposals: Proposals | null
  failed: RejectedForm | null
  /** These are the days after others. */
  isLater: boolean
}

/** The homes that are left out, the routes through the others, and the form that books one of them. */
export function PlanView({ context, ...props }: Props & { context: RequestContext }): ReactNode {
  const { t, locale } = context
  const { ids, plan, proposals, failed, isLater } = props
  const address = (query: Record<string, string>): string =>
    href('afternoon', locale, {}, new URLSearchParams({ ids: writePublicIds(ids), ...query }))
  const hasRoutes = proposals !== null && proposals.days.length > 0
  return (
    <>
      {plan && plan.without.length > 0 && (
        <ul className="afternoon__without">
          {plan.without.map(({ title, why }) => (
            <li key={title}>{t(`agenda.round.without.${why}`, { title })}</li>
          ))}
        </ul>
      )}
      <p>
        <a className="button button--quiet" href={address({ view: 'choose' })}>
          {t('agenda.round.others')}
        </a>
      </p>
      {hasRoutes || failed ? (
        <FormIsland
          context={context}
          form="afternoon"
          by="post"
          component={AfternoonForm}
          served={{ ids, plan, proposals, failed, action: address({}) }}
        />
      ) : (
        <NoRoutes context={context} plan={plan} proposals={proposals} isLater={isLater} />
      )}
      {proposals?.more && (
        <p>
          <a href={address({ start: proposals.more })}>{t('agenda.round.later')}</a>
        </p>
      )}
      {isLater && (
        <p>
          <a href={address({})}>{t('agenda.round.soonest')}</a>
        </p>
      )}
    </>
  )
}
