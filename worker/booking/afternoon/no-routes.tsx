import type { ReactNode } from 'react'
import { inTheWay, type Proposals } from '../../../shared/afternoon/propose.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { writePublicIds } from '../../../shared/estate/public-ids.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { waysOf, type Plan } from './plan.ts'

interface Props {
  context: RequestContext
  plan: Plan | null
  proposals: Proposals | null
  isLater: boolean
}

/** No day has them all: the homes without which there is one, and each home's own times. */
export function NoRoutes({ context: { t, locale }, plan, proposals, isLater }: Props): ReactNode {
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
