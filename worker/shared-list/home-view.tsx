import type { ReactNode } from 'react'
import { EstateCardView } from '../../client/estate/card/card.tsx'
import { Icon } from '../../client/controls/icon.tsx'
import { useView } from '../../client/view.tsx'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { votersOf } from '../../shared/shared-list/chosen.ts'
import { VOTES } from '../../shared/shared-list/list.ts'
import type { HomeProps, NamedHomeProps } from './home-props.ts'
import { Notes } from './notes-view.tsx'
import { Seat } from './seat.tsx'
import { Seen } from './seen-view.tsx'

/** A home of a shared list: its card as everybody sees it now, and what they say of it. */
export function HomeView(props: HomeProps): ReactNode {
  const { home, card, isUnknown, action } = props
  const { locale, t } = useView()
  const why = isUnknown ? 'unknown' : 'offline'
  const title = card ? headTitle(card, locale, t) : t(`shared.${why}Home`)
  return (
    <li className="shared__home" id={`home-${home.id}`}>
      {card ? (
        <EstateCardView card={card} level={2} />
      ) : (
        <div className="shared__missing">
          <h2 className="card__title">{title}</h2>
          <p>{t(`shared.${why}Text`)}</p>
        </div>
      )}
      <div className="shared__talk">
        <Votes {...props} title={title} />
        <Seen {...props} />
        <Notes {...props} title={title} />
        {action && <Place {...props} action={action} title={title} />}
      </div>
    </li>
  )
}

function Votes({ home, action, seat, title }: NamedHomeProps): ReactNode {
  const { t } = useView()
  return (
    <form method="post" action={action ?? undefined} className="shared__votes">
      <input type="hidden" name="act" value="vote" />
      <input type="hidden" name="home" value={home.id} />
      {VOTES.map(vote => {
        const voters = votersOf(home, vote)
        return (
          <div key={vote} className={`vote vote--${vote}`}>
            <button
              className="vote__button"
              type="submit"
              name="vote"
              value={vote}
              id={`vote-${home.id}-${vote}`}
              aria-label={`${t(`shared.votes.${vote}`)}: ${title}`}
              aria-pressed={seat !== null && voters.includes(seat)}
              disabled={!action}
            >
              {t(`shared.votes.${vote}`)}
            </button>
            {voters.map(voter => (
              <Seat key={voter} seat={voter} />
            ))}
          </div>
        )
      })}
    </form>
  )
}

function Place({
  home,
  action,
  isFirst,
  isLast,
  title,
}: NamedHomeProps & { action: string }): ReactNode {
  const { t } = useView()
  return (
    <form method="post" action={action} className="shared__place">
      <input type="hidden" name="home" value={home.id} />
      {(['up', 'down'] as const).map(act => (
        <button
          key={act}
          className="button button--quiet button--small"
          type="submit"
          name="act"
          value={act}
          id={`${act}-${home.id}`}
          disabled={act === 'up' ? isFirst : isLast}
          aria-label={t(`shared.${act}`, { title })}
        >
          <Icon name={act === 'up' ? 'arrow-up' : 'arrow-down'} />
        </button>
      ))}
      <button
        className="button button--link"
        type="submit"
        name="act"
        value="remove"
        aria-label={t('shared.removeNamed', { title })}
      >
        {t('shared.remove')}
      </button>
    </form>
  )
}
