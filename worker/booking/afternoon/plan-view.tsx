import type { ReactNode } from 'react'
import { FormAlerts } from '../../../client/forms/form-alerts.tsx'
import {
  Honeypot,
  PrivacyField,
  TextField,
  type FormView,
} from '../../../client/forms/form-fields.tsx'
import { useView } from '../../../client/view.tsx'
import { inTheWay, type Proposals } from '../../../shared/afternoon/propose.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { writePublicIds } from '../../../shared/estate/public-ids.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { href } from '../../../shared/routes.ts'
import { FormIsland } from '../../forms/form-island.tsx'
import type { RequestContext } from '../../site/request-context.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { waysOf, type Plan } from './plan.ts'
import { RouteChoice } from './route-view.tsx'

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
          served={{ ...props, action: address({}) }}
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

/** No day has them all: the homes without which there is one, and each home's own times. */
function NoRoutes({
  context: { t, locale },
  plan,
  proposals,
  isLater,
}: Pick<Props, 'plan' | 'proposals' | 'isLater'> & { context: RequestContext }): ReactNode {
  if (!plan) return null
  const { estates, visits } = plan
  const inWay = proposals && !isLater ? inTheWay(visits, waysOf(plan)) : []
  const all = visits.map(({ id }) => id)
  return (
    <>
      <p className="alert">
        {t(`agenda.round.${proposals ? (isLater ? 'noLater' : 'none') : 'few'}`)}
      </p>
      <ul className="afternoon__ways-out">
        {estates.map(estate => {
          const id = publicId(estate)
          const title = mentionedTitle(estate, locale, t)
          const rest = new URLSearchParams({
            ids: writePublicIds(all.filter(each => each !== id)),
          })
          return (
            <li key={id}>
              {inWay.includes(id) && (
                <>
                  <a href={href('afternoon', locale, {}, rest)}>
                    {t('agenda.round.leaveOut', { title })}
                  </a>
                  {' · '}
                </>
              )}
              <a href={href('estate', locale, { estateId: id }, 'viewing=1')}>
                {t('agenda.round.alone', { title })}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function AfternoonForm({
  ids,
  plan,
  proposals,
  failed,
  action,
}: Props & { action: string }): ReactNode {
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
      <TextField
        form={form}
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        required
        maxLength={120}
      />
      <div className="form__row">
        <TextField
          form={form}
          name="email"
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          required
          maxLength={254}
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={t('contact.phone')}
          autoComplete="tel"
          maxLength={30}
        />
      </div>
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
