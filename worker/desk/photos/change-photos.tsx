import * as v from 'valibot'
import {
  inOrder,
  moved,
  numbered,
  withoutPicture,
  withPicture,
} from '../../../shared/estate/media/arrange.ts'
import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Notice } from '../page/notice.tsx'
import { readFields } from '../read-fields.ts'
import {
  changeMedia,
  mediaNow,
  openMedia,
  type ChangeOutcome,
  type HomeMedia,
  type Media,
  type MediaAct,
} from './home-media.ts'
import { PHOTO_ACT, type PhotoAct } from './photo-act.ts'
import { showPhotos } from './photos-page.tsx'
import { removedLately } from './removed.tsx'
import { statusOf, wordOf, type Refusal } from '../../store/refusal.ts'

/** POST …/photos: one act of a button, with the numbers that stood beside it. */
export async function changePhotos(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openMedia(c, session)
  if (home instanceof Response) return home
  const fields = await readFields(c.req.raw)
  const parsed = v.safeParse(PHOTO_ACT, fields.get('act'))
  if (!parsed.success) return refusedPage(c, home, { refused: 'invalid', code: 'malformed' })
  const act = parsed.output
  const seen = (fields.get('seen') ?? '').split(' ').filter(Boolean)
  // Somebody else may have put them in another order since the page was made (DESK-101).
  if (act.act === 'order' && !isStillSo(home, seen))
    return refusedPage(c, home, { refused: 'conflict' })
  const outcome = await perform(c, session, home, { act, numbers: numbersOf(fields) })
  const path = `/desk/homes/${home.id}/photos`
  if (outcome === 'done' || outcome === 'unchanged')
    return done(c, path + anchorOf(act), `photos.${DONE[act.act]}`)
  return refusedPage(c, await mediaNow(c, home), outcome)
}

const DONE = {
  order: 'ordered',
  first: 'ordered',
  earlier: 'ordered',
  later: 'ordered',
  remove: 'removed',
  restore: 'restored',
  removeDocument: 'documentRemoved',
} as const satisfies Record<PhotoAct['act'], string>

/** Where the eye was: at the picture that moved; of one that leaves, at the top, which says how to undo it. */
function anchorOf(act: PhotoAct): string {
  if (act.act === 'order' || act.act === 'remove') return ''
  return act.act === 'removeDocument' ? '#documents' : `#p-${act.file}`
}

/** Whether pictures that somebody saw still stand in that order; those that came in since do not matter. */
function isStillSo({ pictures }: HomeMedia, seen: readonly string[]): boolean {
  const now = inOrder(pictures)
    .map(pictureFile)
    .filter(file => seen.includes(file))
  return now.join(' ') === seen.filter(file => now.includes(file)).join(' ')
}

function numbersOf(fields: URLSearchParams): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const [name, value] of fields)
    if (name.startsWith('n-') && /^\d{1,4}$/.test(value)) numbers.set(name.slice(2), Number(value))
  return numbers
}

async function perform(
  c: Desk,
  session: OpenSession,
  home: HomeMedia,
  { act, numbers }: { act: PhotoAct; numbers: ReadonlyMap<string, number> },
): Promise<ChangeOutcome> {
  const arrange = (how: (media: Media) => Media): Promise<ChangeOutcome> =>
    changeMedia(c, session, home.id, { act: 'photos ordered' }, how)
  if (act.act === 'order')
    return arrange(media => ({ ...media, pictures: numbered(media.pictures, numbers) }))
  const { file } = act
  if (act.act === 'remove') {
    const picture = home.pictures.find(each => pictureFile(each) === file)
    const row: MediaAct = { act: 'photo removed', before: { picture } }
    return changeMedia(c, session, home.id, row, media =>
      media.pictures.some(each => pictureFile(each) === file)
        ? { ...media, pictures: withoutPicture(media.pictures, file) }
        : null,
    )
  }
  if (act.act === 'restore') {
    const picture = (await removedLately(c, home)).find(each => pictureFile(each) === file)
    if (!picture) return 'unchanged'
    return changeMedia(
      c,
      session,
      home.id,
      { act: 'photo restored', after: { picture } },
      media => ({
        ...media,
        pictures: withPicture(media.pictures, picture),
      }),
    )
  }
  if (act.act === 'removeDocument') {
    const document = home.files.find(each => each.file === file)
    const row: MediaAct = { act: 'document removed', before: { document } }
    return changeMedia(c, session, home.id, row, media => ({
      ...media,
      files: media.files.filter(each => each.file !== file),
    }))
  }
  const { act: move } = act
  return arrange(media => ({ ...media, pictures: moved(media.pictures, file, move) }))
}

async function refusedPage(c: Desk, home: HomeMedia, refusal: Refusal): Promise<Response> {
  const t = wordsOf(c)
  const notice = <Notice kind="error">{<p>{t(`deskPhotos.refused.${wordOf(refusal)}`)}</p>}</Notice>
  return showPhotos(c, home, { notice, status: statusOf(refusal.refused) })
}
