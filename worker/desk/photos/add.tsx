import { MultipartParseError } from '@remix-run/multipart-parser'
import * as v from 'valibot'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { describeError, log } from '../../http/log.ts'
import { executionContext } from '../../site/hono-env.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Notice } from '../page/notice.tsx'
import { readFields } from '../read-fields.ts'
import { addFile, namesOf } from './add-file.ts'
import { fileName, labelOf } from './file-name.ts'
import { formFiles } from './form-files.ts'
import { mediaNow, openMedia, type HomeMedia } from './home-media.ts'
import { DIGESTS } from './photo-act.ts'
import { showPhotos } from './photos-page.tsx'
import { retryHeaders, statusOf } from '../../store/refusal.ts'

interface Outcome {
  added: number
  there: number
  refused: { name: string; reason: string }[]
  /** Whether the form broke off, or a file in it was too large to read on. */
  isCut: boolean
}

/** POST …/photos/add: the files of a form, one after the other; what came in before it broke off stays (DESK-98). */
export async function addByForm(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openMedia(c, session)
  if (home instanceof Response) return home
  // Also where the connection is lost meanwhile.
  const working = addAll(c, session, home)
  executionContext(c).waitUntil(working)
  const outcome = await working
  const path = `/desk/homes/${home.id}/photos`
  const { added, there, refused, isCut } = outcome
  if (refused.length === 0 && !isCut && added + there > 0)
    return done(c, path, there > 0 ? 'photos.addedAgain' : 'photos.added')
  const now = await mediaNow(c, home)
  return showPhotos(c, now, { notice: <OutcomeNotice c={c} outcome={outcome} />, status: 422 })
}

async function addAll(c: Desk, session: OpenSession, home: HomeMedia): Promise<Outcome> {
  const outcome: Outcome = { added: 0, there: 0, refused: [], isCut: false }
  try {
    for await (const { name, digest, bytes } of formFiles(c.req.raw)) {
      const added = await addFile(c, session, home, { name, digest, body: bytes })
      if (added.state === 'refused') outcome.refused.push({ name, reason: added.reason })
      else outcome[added.state] += 1
    }
  } catch (error) {
    log({
      event: 'desk-form-cut',
      request: c.var.trace.id,
      // A form that ends in its middle is no fault of ours.
      ...(!(error instanceof MultipartParseError) && { error: describeError(error) }),
    })
    outcome.isCut = true
    const { audit } = agencyOf(c.env, c.var.site.id)
    await audit.add({
      ...actingOf(c, session),
      // After those of the files that came in.
      now: Date.now(),
      act: 'photos broken off',
      subject: `home ${home.id}`,
      name: home.name,
      after: { done: outcome.added + outcome.there },
    })
  }
  return outcome
}

function OutcomeNotice({
  c,
  outcome: { added, there, refused, isCut },
}: {
  c: Desk
  outcome: Outcome
}) {
  const t = wordsOf(c)
  const here = added + there
  const all = here + refused.length
  return (
    <Notice
      kind="error"
      title={
        all === 0 && !isCut
          ? t('deskPhotos.none')
          : isCut
            ? t('deskPhotos.brokenOff.title', { count: here })
            : t('deskPhotos.upload.finished', { done: here, all })
      }
    >
      {isCut && <p>{t('deskPhotos.brokenOff.text')}</p>}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, reason }, at) => (
            <li key={at}>
              <strong>{labelOf(name) || at + 1}</strong> {t(`deskPhotos.refused.${reason}`)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

const DIGEST = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
const QUERY = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(500)), ''),
  at: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
    undefined,
  ),
})

/** POST …/photos/add/{digest}?at&name: one file as the body; what became of it as JSON, for the script. */
export async function addOne(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openMedia(c, session)
  if (home instanceof Response) return home
  const digest = v.safeParse(DIGEST, c.req.param('digest'))
  if (!digest.success) return c.json({ state: 'refused', text: '' }, 404)
  const { name, at } = v.parse(QUERY, c.req.query())
  const added = await addFile(c, session, home, {
    name,
    digest: digest.output,
    body: c.req.raw,
    index: at,
  })
  if (added.state !== 'refused') return c.json(added)
  const text = wordsOf(c)(`deskPhotos.refused.${added.reason}`)
  // The page's script sends again what is answered otherwise.
  const refused = added.reason === 'unavailable' ? 'unavailable' : 'invalid'
  return c.json({ ...added, text }, statusOf(refused), retryHeaders(refused))
}

/** POST …/photos/known: which of some digests the home has already, each with the place of its picture. */
export async function knownFiles(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openMedia(c, session)
  if (home instanceof Response) return home
  const digests = v.safeParse(DIGESTS, (await readFields(c.req.raw)).get('digests') ?? '')
  if (!digests.success) return c.json({}, 422)
  const names = namesOf(home)
  const places = new Map(home.pictures.map(({ file, index }) => [file, index ?? null]))
  const known: Record<string, number | null> = {}
  for (const digest of digests.output) {
    const name = await fileName(c.env, { site: c.var.site.id, home: home.id, digest })
    if (names.has(name)) known[digest] = places.get(name) ?? null
  }
  return c.json({ known })
}
