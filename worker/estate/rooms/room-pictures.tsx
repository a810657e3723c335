import type { ReactNode } from 'react'
import { Picture } from '../../../client/content/picture.tsx'
import { assetHref, useView } from '../../../client/view.tsx'
import { photos, pictureFile } from '../../../shared/estate/media/pictures.ts'
import type { Touches } from '../../../shared/estate/plan/touch.ts'
import type { EstateLike } from '../../../shared/estate/read.ts'
import { roomTypeCode } from '../../../shared/estate/rooms/rooms.ts'
import { hashOf, shownPicture } from '../gallery/picture-facts.ts'

const MOST = 8

/** The pictures of rooms that are drawn: each opens large, and its name marks its room. */
export function RoomPictures({
  estate,
  touches,
}: {
  estate: EstateLike
  touches: Touches
}): ReactNode {
  const { t } = useView()
  const shown = photos(estate)
    .flatMap(picture => {
      const type = roomTypeCode(picture.room)
      const touch = touches.ofType(type)
      return type && touch ? [{ picture, touch, name: t(`roomType.${type}`) }] : []
    })
    .slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <ul className="rooms__pictures">
      {shown.map(({ picture, touch, name }, index) => (
        <li key={index} data-room={touch.marks}>
          <a className="plans__link" href={assetHref(pictureFile(picture), hashOf(picture))}>
            <Picture
              {...shownPicture(picture)}
              alt={t('rooms.picture', { room: name })}
              sizes="9rem"
            />
          </a>
          <a className="rooms__name" href={`#${touch.anchor}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
