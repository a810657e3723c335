import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { assetHref } from '../../../client/view.tsx'
import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import type { Picture } from '../../../shared/estate/record/attachments.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'

const THUMBNAIL_WIDTH = 360

export const Thumbnail = ({ picture, alt }: { picture: Picture; alt: string }): ReactNode => (
  <img
    className="photo__image"
    src={assetHref(pictureFile(picture), picture.hash, THUMBNAIL_WIDTH)}
    alt={alt}
    width={picture.width ?? 4}
    height={picture.height ?? 3}
    loading="lazy"
    decoding="async"
    data-focus={picture.focus ? `${picture.focus.x}-${picture.focus.y}` : undefined}
  />
)

interface GridProps {
  /** Of one kind, in their order. */
  pictures: readonly Picture[]
  kind: 'photo' | 'plan'
  /** The address of the page. */
  path: string
  t: Translate
}

/** The pictures of a kind in their order: by dragging, by buttons, or by numbers (DESK-100). */
export const PhotoGrid = ({ pictures, kind, path, t }: GridProps): ReactNode => (
  <form
    method="post"
    action={path}
    className="photos"
    data-desk="photo-order"
    id={kind}
    data-lost={t('deskPhotos.orderLost')}
    data-handle={t('deskPhotos.handle')}
  >
    <div className="photos__bar">
      <h2>{t(`deskPhotos.${kind}s`, { count: pictures.length })}</h2>
      {pictures.length > 1 && (
        <Button kind="quiet" isSmall name="act" value="order">
          {t('deskPhotos.saveOrder')}
        </Button>
      )}
    </div>
    <input type="hidden" name="seen" value={pictures.map(pictureFile).join(' ')} />
    <p role="status" className="photos__status" />
    <ol className="photos__list">
      {pictures.map((picture, at) => (
        <PhotoItem
          key={pictureFile(picture)}
          {...{ picture, at, path, t }}
          name={t(`deskPhotos.${kind}`, { number: at + 1 })}
          isMain={kind === 'photo' && at === 0}
          isLast={at === pictures.length - 1}
        />
      ))}
    </ol>
  </form>
)

const PhotoItem = ({
  picture,
  at,
  name,
  isMain,
  isLast,
  path,
  t,
}: Pick<GridProps, 'path' | 't'> & {
  picture: Picture
  at: number
  name: string
  isMain: boolean
  isLast: boolean
}): ReactNode => {
  const file = pictureFile(picture)
  const caption = Object.values(picture.caption ?? {}).find(Boolean)
  return (
    <li className="photo" data-file={file} id={`p-${file}`}>
      <a className="photo__frame" href={`${path}/${file}`}>
        <Thumbnail picture={picture} alt={caption ?? name} />
        {isMain && <span className="photo__tag">{t('deskPhotos.main')}</span>}
      </a>
      <p className="photo__words">{caption ?? <em>{t('deskPhotos.noCaption')}</em>}</p>
      <div className="photo__bar">
        <label className="photo__number">
          <span className="visually-hidden">{t('deskPhotos.placeOf', { name })}</span>
          <input type="number" name={`n-${file}`} defaultValue={at + 1} min={1} max={200} />
        </label>
        <button className="photo__move" name="act" value={`earlier:${file}`} disabled={at === 0}>
          <Icon name="arrow-left" />
          <span className="visually-hidden">{t('deskPhotos.earlier', { name })}</span>
        </button>
        <button className="photo__move" name="act" value={`later:${file}`} disabled={isLast}>
          <Icon name="arrow-right" />
          <span className="visually-hidden">{t('deskPhotos.later', { name })}</span>
        </button>
        <button className="photo__move" name="act" value={`remove:${file}`}>
          <Icon name="close" />
          <span className="visually-hidden">{t('deskPhotos.remove', { name })}</span>
        </button>
      </div>
    </li>
  )
}
