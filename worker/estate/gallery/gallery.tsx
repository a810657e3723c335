import type { ReactNode } from 'react'
import { Picture } from '../../../client/content/picture.tsx'
import { Icon } from '../../../client/controls/icon.tsx'
import { assetHref, useView } from '../../../client/view.tsx'
import { videos } from '../../../shared/estate/media/documents.ts'
import type { Picture as EstatePicture } from '../../../shared/estate/record/attachments.ts'
import { floorPlans, photos, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { roomTypeCode } from '../../../shared/estate/rooms/rooms.ts'
import type { Touches } from '../../../shared/estate/plan/touch.ts'
import { langOf } from '../../../shared/locale.ts'
import { textAt, type EstateLike } from '../../../shared/estate/read.ts'
import { hashOf, shownPicture } from './picture-facts.ts'
import { PictureCount, PictureStrip } from './picture-strip.tsx'

export const HERO_SIZES = '(min-width: 48rem) 50vw, 92vw'
const TILE_SIZES = '(min-width: 48rem) 25vw, 92vw'

/** Of ten thousand pictures a page shows what a visitor may look at. */
const MAX_PICTURES = 60

/**
 * The strip of photographs and plans. The first is the largest picture of the page, so it is fetched at once.
 */
export function Gallery({
  estate,
  label,
  touches,
}: {
  estate: EstateLike
  label?: ReactNode
  /** Of the rooms that are drawn on the page. */
  touches?: Touches | null
}): ReactNode {
  const { t, locale } = useView()
  const seen = headTitle(estate, locale, t)
  const shown = [...photos(estate), ...floorPlans(estate)].slice(0, MAX_PICTURES)
  if (shown.length === 0) {
    return (
      <div className="gallery gallery--empty">
        {label}
        <Icon name="home" />
        <p>{t('card.noPicture')}</p>
      </div>
    )
  }
  return (
    <PictureStrip
      slides={shown.map((picture, index) => (
        <Slide key={index} picture={picture} index={index} title={seen} touches={touches ?? null} />
      ))}
      label={label}
    >
      <PictureCount count={photos(estate).length} />
      {floorPlans(estate).length > 0 && (
        <a className="gallery__jump" href="#plans">
          <Icon name="plan" />
          {t('gallery.plans')}
        </a>
      )}
      {videos(estate).length > 0 && (
        <a className="gallery__jump" href="#tours">
          <Icon name="play" />
          {t('detail.tours')}
        </a>
      )}
    </PictureStrip>
  )
}

/** So many pictures stand in the page as tiny ones, which no compression makes smaller; the others as a colour (PIC-17). */
const PREVIEWS = 6

function Slide({
  picture,
  index,
  title,
  touches,
}: {
  picture: EstatePicture
  index: number
  /** Type and place of the home. */
  title: string
  touches: Touches | null
}): ReactNode {
  const { t, locale } = useView()
  const caption = textAt(picture, 'caption', locale)
  const room = roomTypeCode(picture.room)
  const kind = picture.kind === 'plan' ? 'plan' : room ? 'roomPhoto' : 'photo'
  const alt =
    caption ??
    t(`gallery.${kind}`, { title, number: index + 1, room: room ? t(`roomType.${room}`) : '' })
  const isPlan = picture.kind === 'plan'
  const named = isPlan ? t('gallery.plans') : room ? t(`roomType.${room}`) : null
  const touch = isPlan ? null : (touches?.ofType(room) ?? null)
  const opened = (
    <a
      className={isPlan ? 'gallery__link gallery__link--plan' : 'gallery__link'}
      href={assetHref(pictureFile(picture), hashOf(picture))}
      data-caption={caption ?? named ?? undefined}
    >
      <Picture
        {...shownPicture(picture)}
        preview={index < PREVIEWS ? picture.preview : null}
        alt={alt}
        {...langOf(picture.caption, locale)}
        sizes={index === 0 ? HERO_SIZES : TILE_SIZES}
        eager={index === 0}
      />
      {named && !touch && <span className="gallery__room">{named}</span>}
    </a>
  )
  return touch ? (
    <>
      {opened}
      <a
        className="gallery__room"
        href={`#${touch.anchor}`}
        data-room={touch.marks}
        data-wakes="estate-rooms"
        aria-label={t('rooms.onPlan', { room: named ?? '' })}
      >
        {named}
      </a>
    </>
  ) : (
    opened
  )
}
