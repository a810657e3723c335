import type { ReactNode } from 'react'
import { Picture } from '../../client/content/picture.tsx'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import { NoPicture } from '../../client/estate/card/no-picture.tsx'
import { useView } from '../../client/view.tsx'
import { cityLine, streetLine } from '../../shared/estate/address.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { mentionedTitle } from '../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { priceLine } from '../../shared/estate/price/price.ts'
import { votersOf } from '../../shared/shared-list/chosen.ts'
import { type ListedHome, VOTES } from '../../shared/shared-list/list.ts'
import { formatDayInWords } from '../../shared/time/format-time.ts'
import type { Day } from '../../shared/time/units.ts'
import { NoteText, Seat } from './seat.tsx'

export interface ChosenHome {
  home: ListedHome
  estate: Estate
}

/** A chosen home as it is printed: its picture, what it costs, and what was said of it. */
export function Portrait({ home, estate, today }: ChosenHome & { today: Day }): ReactNode {
  const { t, locale, site } = useView()
  const title = mentionedTitle(estate, locale, t)
  const { address } = estate.general
  const where = [streetLine(address, locale), cityLine(address, locale)].filter(Boolean)
  return (
    <li className="three__home">
      <PortraitPicture estate={estate} />
      <div className="three__text">
        <h2 className="three__title">
          {site.detailLinks ? <a href={detailHref(estate, locale)}>{title}</a> : title}
        </h2>
        <p className="three__where">{where.join(', ')}</p>
        <p className="three__price">{priceLine(estate, t)}</p>
        <dl className="three__votes">
          {VOTES.filter(vote => votersOf(home, vote).length > 0).map(vote => (
            <div key={vote}>
              <dt>{t(`shared.votes.${vote}`)}</dt>
              <dd>
                {votersOf(home, vote).map(voter => (
                  <Seat key={voter} seat={voter} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {home.seen && (
          <p>
            {t(home.seen <= today ? 'shared.seen' : 'shared.willSee', {
              day: formatDayInWords(home.seen, t),
            })}
          </p>
        )}
        <ul className="shared__notes">
          {home.notes.map(note => (
            <li key={note.id}>
              <Seat seat={note.seat} /> <NoteText text={note.text} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function PortraitPicture({ estate }: { estate: Estate }): ReactNode {
  const picture = mainPicture(estate)
  if (!picture) return <NoPicture />
  return (
    <Picture
      asset={pictureFile(picture)}
      hash={picture.hash}
      width={picture.width}
      height={picture.height}
      color={picture.color}
      preview={picture.preview}
      focus={picture.focus}
      alt=""
      sizes="(min-width: 64rem) 36rem, 92vw"
      eager
    />
  )
}
