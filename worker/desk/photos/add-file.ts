import { MAX_PICTURES, withPicture } from '../../../shared/estate/media/arrange.ts'
import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import { DAY } from '../../../shared/time/units.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { fileName, labelOf } from './file-name.ts'
import { changeMedia, type HomeMedia } from './home-media.ts'
import { storeFile, type SentFile } from './store-file.ts'
import { wordOf, type Refusal } from '../../store/refusal.ts'

/** Files that an agency sends in a day. */
const MAX_FILES_A_DAY = 2_000

interface Coming extends SentFile {
  /** As its sender called it. */
  name: string
  /** Among the pictures; absent: the end. */
  index?: number | undefined
}

/** `reason`: its words are 'deskPhotos.refused.{reason}'. */
export type Added = { state: 'added' | 'there' } | { state: 'refused'; reason: string }

const refused = (refusal: Refusal): Added => ({ state: 'refused', reason: wordOf(refusal) })

const TOO_MANY: Refusal = { refused: 'limit', code: 'tooMany' }

/** Adds a file to a home: kept at the listings first, then named by the home; the same one twice is there once (DESK-96). */
export async function addFile(
  c: Desk,
  session: OpenSession,
  home: HomeMedia,
  coming: Coming,
): Promise<Added> {
  const { site, trace } = c.var
  const name = await fileName(c.env, { site: site.id, home: home.id, digest: coming.digest })
  if (namesOf(home).has(name)) return { state: 'there' }
  if (home.pictures.length >= MAX_PICTURES) return refused(TOO_MANY)
  const { limits } = agencyOf(c.env, site.id)
  const day = Math.floor(trace.startedAt / DAY)
  const counted = { bucket: `files/${day}`, max: MAX_FILES_A_DAY, until: (day + 1) * DAY }
  if (!(await limits.tryCount(counted))) return refused(TOO_MANY)
  const stored = await storeFile(c, home.id, coming)
  if ('refused' in stored) return refused(stored)
  const label = labelOf(coming.name)
  let isFull = false
  const outcome = await changeMedia(
    c,
    session,
    home.id,
    { act: 'photo added', after: { file: stored.name, kind: stored.kind } },
    media => {
      if (namesOf(media).has(stored.name)) return null
      isFull = media.pictures.length >= MAX_PICTURES
      if (isFull) return null
      if (stored.kind === 'picture')
        return {
          ...media,
          pictures: withPicture(media.pictures, { file: stored.name, index: coming.index ?? null }),
        }
      const comment = label ? { comment: label } : {}
      return { ...media, files: [...media.files, { file: stored.name, ...comment }] }
    },
  )
  if (isFull) return refused(TOO_MANY)
  if (outcome === 'done') return { state: 'added' }
  return outcome === 'unchanged' ? { state: 'there' } : refused(outcome)
}

/** All that the home names already. */
export const namesOf = ({ pictures, files }: Pick<HomeMedia, 'pictures' | 'files'>): Set<string> =>
  new Set([...pictures.map(pictureFile), ...files.flatMap(({ file }) => file ?? [])])
