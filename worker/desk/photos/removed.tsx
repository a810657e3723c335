import * as v from 'valibot'
import type { ReactNode } from 'react'
import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import type { Picture } from '../../../shared/estate/record/attachments.ts'
import { DAY } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import type { Desk } from '../env.ts'
import { historyOf, type HomeMedia } from './home-media.ts'
import { Thumbnail } from './photo-grid.tsx'

const REMOVED = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ picture: v.looseObject({ file: v.string() }) }),
)

const SHOWN = 12

/** Pictures that were taken out in the last thirty days and are not back, the newest first (DESK-102). */
export async function removedLately(c: Desk, home: HomeMedia): Promise<Picture[]> {
  const rows = await historyOf(c, home.id)
  const since = c.var.trace.startedAt - 30 * DAY
  const there = new Set(home.pictures.map(pictureFile))
  const removed = new Map<string, Picture>()
  for (const { act, at, before } of rows) {
    const read = act === 'photo removed' && at > since ? v.safeParse(REMOVED, before) : null
    if (!read?.success) continue
    const { picture } = read.output
    if (!there.has(picture.file) && !removed.has(picture.file)) removed.set(picture.file, picture)
  }
  return [...removed.values()].slice(0, SHOWN)
}

/** Each with the button that puts it back where it stood. */
export const Removed = ({
  removed,
  path,
  t,
}: {
  removed: readonly Picture[]
  path: string
  t: Translate
}): ReactNode =>
  removed.length > 0 && (
    <section className="photos photos--removed">
      <h2 id="removed">{t('deskPhotos.removed.title')}</h2>
      <p className="field__hint">{t('deskPhotos.removed.text')}</p>
      <form method="post" action={path}>
        <ol className="photos__list">
          {removed.map((picture, at) => (
            <li key={pictureFile(picture)} className="photo">
              <div className="photo__frame">
                <Thumbnail
                  picture={picture}
                  alt={t('deskPhotos.removed.alt', { number: at + 1 })}
                />
              </div>
              <Button
                kind="quiet"
                isSmall
                name="act"
                value={`restore:${pictureFile(picture)}`}
                of={t('deskPhotos.removed.alt', { number: at + 1 })}
              >
                {t('deskPhotos.removed.restore')}
              </Button>
            </li>
          ))}
        </ol>
      </form>
    </section>
  )
