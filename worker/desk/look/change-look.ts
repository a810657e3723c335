import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Desk } from '../env.ts'
import { done } from '../page/done.tsx'
import { wordsOf } from '../page/document.tsx'
import { readFields } from '../read-fields.ts'
import { readFile } from '../read-file.ts'
import { isLookFile, MAX_LOOK_BYTES, storeLookFile } from './files.ts'
import { lookPage } from './look-page.tsx'
import { dropLook, publishLook, readLook, tryLook } from './look-state.ts'
import { readLookForm } from './read-look.ts'
import { lookVersion } from './versions.ts'
import { retryHeaders, statusOf, wordOf, type Refusal } from '../../store/refusal.ts'

/** POST /desk/look: tries, publishes, drops or takes back a look. The page's script asks for JSON. */
export async function changeLook(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const state = await readLook(c)
  if (!state) return lookPage(c, { status: 409 })
  const tag = fields.get('draft') ?? ''
  const act = fields.get('act')
  if (act === 'drop') {
    await dropLook(c, tag)
    return done(c, '/desk/look', 'look.dropped')
  }
  const typed = Object.fromEntries(fields)
  if (act === 'restore') {
    const theme = await lookVersion(c, Number(fields.get('version')))
    if (!theme) return lookPage(c, { notice: 'gone', status: 404 })
    const tried = await tryLook(c, session, theme, tag)
    return 'refused' in tried
      ? refused(c, tried)
      : done(c, '/desk/look#look-preview', 'look.restored')
  }
  const read = readLookForm(fields, state.draft ?? state.published)
  if ('errors' in read) return lookPage(c, { typed, errors: inWords(c, read.errors), status: 422 })
  if (act === 'publish') {
    const failure = await publishLook(c, session, read.theme, fields.get('was') ?? '')
    return failure ? refused(c, failure, typed) : done(c, '/desk/look', 'published')
  }
  const tried = await tryLook(c, session, read.theme, tag)
  if (c.req.header('Accept') === 'application/json')
    return 'refused' in tried
      ? c.json(tried, statusOf(tried.refused), retryHeaders(tried.refused))
      : c.json(tried)
  return 'refused' in tried
    ? refused(c, tried, typed)
    : done(c, '/desk/look#look-preview', 'look.tried')
}

/** POST /desk/look/file: a logo, an icon or a link preview, to be tried. */
export async function changeLookFile(c: Desk, session: OpenSession): Promise<Response> {
  const sent = await readFile(c.req.raw, MAX_LOOK_BYTES)
  if (!sent) return lookPage(c, { notice: 'large', status: 413 })
  const { fields, bytes } = sent
  const kind = fields.get('kind')
  const state = await readLook(c)
  if (!state || !isLookFile(kind)) return lookPage(c, { status: 409 })
  const isRemoved = fields.get('act') === 'remove'
  const stored = isRemoved ? { name: null } : await storeLookFile(c, kind, bytes)
  if ('problem' in stored) {
    const message = wordsOf(c)(`deskLook.fileProblem.${stored.problem}`)
    return lookPage(c, { errors: { [kind]: message }, status: 422 })
  }
  const theme = { ...(state.draft ?? state.published), [kind]: stored.name }
  const tried = await tryLook(c, session, theme, String(fields.get('draft') ?? ''))
  return 'refused' in tried ? refused(c, tried) : done(c, '/desk/look#files', 'look.tried')
}

const refused = (c: Desk, refusal: Refusal, typed?: Record<string, string>): Promise<Response> =>
  lookPage(c, {
    ...(typed && { typed }),
    notice: wordOf(refusal),
    status: statusOf(refusal.refused),
  })

const inWords = (c: Desk, errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, word]) => [name, wordsOf(c)(`deskLook.wrong.${word}`)]),
  )
