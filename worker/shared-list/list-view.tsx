import type { ReactNode } from 'react'
import { Alert } from '../../client/controls/alert.tsx'
import { StartAfternoon } from '../../client/favorites/start-together.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { MAX_HOMES, SEATS } from '../../shared/shared-list/list.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import { href } from '../../shared/routes.ts'
import { ServedIsland } from '../render/island.tsx'
import type { RequestContext } from '../site/request-context.ts'
import type { SeenList } from '../../shared/shared-list/calls.ts'
import { HomeView } from './home-view.tsx'
import type { Opened } from './name.ts'
import type { Problem } from './problem.ts'
import { Seat } from './seat.tsx'
import { ReportForm } from './report-form.tsx'
import { AddForm, EndForm, Share } from './share-view.tsx'
import { THREE } from './three-view.tsx'

interface Props {
  context: RequestContext
  token: string
  opened: Opened
  found: SeenList
  /** Those of its homes that are online. */
  cards: readonly EstateCard[]
  /** Ids of those that may be, but could not be asked for. */
  unknown: ReadonlyMap<string, unknown>
  problem: Problem | null
}

/** All that a shared list shows and lets do; what is in `data-shared` is what its script shows anew after a change. */
export function ListView({
  context,
  token,
  opened,
  found,
  cards,
  unknown,
  problem,
}: Props): ReactNode {
  const { t, locale } = context
  const { list, seats, seat } = found
  const mayAct = opened.mayAct && (seat !== null || seats < SEATS)
  const isReport = problem?.field === 'why'
  const isAtField =
    isReport || (mayAct && problem?.field && list.homes.some(({ id }) => id === problem.home))
  const online = new Map(cards.map(card => [publicId(card).toLowerCase(), card]))
  const action = href('sharedList', locale, { token })
  const socket = href('ajaxItem', locale, { call: 'shared-list', id: token })
  return (
    <ServedIsland name="favorites-shared" props={{ socket }}>
      <div data-shared={list.version} data-homes={list.homes.map(({ id }) => id).join('.')}>
        <Who seat={seat} seats={seats} mayAct={mayAct} isFull={opened.mayAct} t={t} />
        {problem && !isAtField && <Alert kind="danger">{t(problem.message)}</Alert>}
        {list.homes.length === 0 && <p className="shared__empty">{t('shared.empty')}</p>}
        <ol className="shared__homes">
          {list.homes.map((home, index) => (
            <HomeView
              key={home.id}
              home={home}
              card={online.get(home.id.toLowerCase()) ?? null}
              isUnknown={unknown.has(home.id)}
              action={mayAct ? action : null}
              seat={seat}
              today={toDay(context.now)}
              isFirst={index === 0}
              isLast={index === list.homes.length - 1}
              problem={problem?.home === home.id ? problem : null}
            />
          ))}
        </ol>
        {cards.length > 0 && (
          <p>
            <a className="button" href={href('sharedList', locale, { token }, `view=${THREE}`)}>
              {t('shared.toThree')}
            </a>
          </p>
        )}
        {cards.length > 1 && <StartAfternoon ids={cards.map(publicId)} />}
        {mayAct && list.homes.length < MAX_HOMES && (
          <AddForm action={action} problem={problem} t={t} />
        )}
        <Share context={context} token={token} opened={opened} />
        {mayAct && seat !== null && <EndForm action={action} t={t} />}
        <ReportForm action={action} problem={isReport ? problem : null} t={t} />
      </div>
      <p className="visually-hidden" role="status" data-shared-news={t('shared.changed')} />
      <p className="shared__offline" data-shared-failed hidden>
        {t('shared.offline')}
      </p>
    </ServedIsland>
  )
}

function Who({
  seat,
  seats,
  mayAct,
  isFull,
  t,
}: Pick<RequestContext, 't'> & {
  seat: number | null
  seats: number
  mayAct: boolean
  isFull: boolean
}): ReactNode {
  return (
    <p className="shared__who">
      {seat !== null && (
        <span>
          {t('shared.you')} <Seat seat={seat} />
        </span>
      )}
      <span>
        {t('shared.others')}{' '}
        {Array.from({ length: seats }, (_, other) => other)
          .filter(other => other !== seat)
          .map(other => (
            <Seat key={other} seat={other} />
          ))}
        {seats - (seat === null ? 0 : 1) === 0 && t('shared.nobody')}
      </span>
      {!mayAct && <span>{t(isFull ? 'shared.seats' : 'shared.readsOnly')}</span>}
    </p>
  )
}
