import type { ReactNode } from 'react'
import { floorPlans, photos } from '../../../shared/estate/media/pictures.ts'
import type { Picture } from '../../../shared/estate/record/attachments.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { Notice } from '../page/notice.tsx'
import { Documents } from './documents.tsx'
import { openMedia, type HomeMedia } from './home-media.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { removedLately, Removed } from './removed.tsx'
import { UploadForm } from './upload-form.tsx'
import { brokenOff } from './broken-off.ts'

/** GET /desk/homes/{id}/photos */
export async function photosPage(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openMedia(c, session)
  return home instanceof Response ? home : showPhotos(c, home)
}

/** The page with what there is to say of what was just done. */
export async function showPhotos(
  c: Desk,
  home: HomeMedia,
  { notice, status = 200 }: { notice?: ReactNode; status?: Status } = {},
): Promise<Response> {
  const t = wordsOf(c)
  const path = `/desk/homes/${home.id}/photos`
  const [removed, lost] = await Promise.all([
    removedLately(c, home),
    notice ? null : brokenOff(c, home),
  ])
  const kinds: ['photo' | 'plan', Picture[]][] = [
    ['photo', photos(home)],
    ['plan', floorPlans(home)],
  ]
  return deskPage(
    c,
    t('deskPhotos.title'),
    <>
      {notice}
      {lost !== null && (
        <Notice kind="warning" title={t('deskPhotos.brokenOff.title', { count: lost })}>
          <p>{t('deskPhotos.brokenOff.text')}</p>
        </Notice>
      )}
      <UploadForm home={home} path={path} t={t} />
      {kinds.map(
        ([kind, pictures]) =>
          pictures.length > 0 && (
            <PhotoGrid key={kind} kind={kind} pictures={pictures} path={path} t={t} />
          ),
      )}
      <Documents files={home.files} path={path} t={t} />
      <Removed removed={removed} path={path} t={t} />
    </>,
    status,
    { back: { href: `/desk/homes/${home.id}`, label: home.name } },
  )
}
