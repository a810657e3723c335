import { isLimitExceeded } from './limits.ts'
import { sha256 } from '../crypto/hash.ts'

const WINDOW_MS = 10 * 60_000
const KEY_PATTERN = /^[\w-]{16,64}$/

export interface Submission {
  site: number
  form: string
  key: string
  bodyHash: string
  now: number
}

/** Fields that differ between two sendings of the same thing. */
const VOLATILE_FIELDS = ['g-recaptcha-response', 'elapsed', 'key']

/**
 * How a sending is recognised when it comes again: by the script's key; without script by what was sent, within ten
 * minutes, since a cached page is the same bytes for everybody and holds no key.
 */
export async function identifySubmission({
  site,
  form,
  fields,
  key,
  now,
}: {
  site: number
  form: string
  fields: URLSearchParams
  key: string | null
  now: number
}): Promise<Submission> {
  const lasting = [...fields]
    .filter(([name]) => !VOLATILE_FIELDS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const bodyHash = await sha256(JSON.stringify(lasting))
  const own =
    key && KEY_PATTERN.test(key)
      ? key
      : await sha256(`${site}/${form}/${bodyHash}/${Math.floor(now / WINDOW_MS)}`)
  return { site, form, key: own, bodyHash, now }
}

/** 'replayed': it was done before; 'changed': the key was used for something else; 'limited': too many of its kind. */
export type SubmissionOutcome = 'done' | 'replayed' | 'changed' | 'limited'

/**
 * Runs the statements once for a submission, in one transaction: all of them, or none. May be repeated at will; a
 * database that fails twice throws, and then nothing was done, or the next try is told 'replayed'.
 */
export async function submitOnce(
  db: D1Database,
  submission: Submission,
  statements: D1PreparedStatement[],
): Promise<SubmissionOutcome> {
  const { site, form, key, bodyHash, now } = submission
  const mark = db
    .prepare(
      'INSERT INTO submission (site_id, form, key, body_hash, created_at) VALUES (?1, ?2, ?3, ?4, ?5)',
    )
    .bind(site, form, key, bodyHash, now)
  const run = async (): Promise<SubmissionOutcome> => {
    try {
      await db.batch([mark, ...statements])
      return 'done'
    } catch (error) {
      if (isLimitExceeded(error)) return 'limited'
      if (error instanceof Error && error.message.includes('UNIQUE constraint failed: submission.'))
        return outcomeOfRepeat(db, submission)
      throw error
    }
  }
  return run().catch(run)
}

async function outcomeOfRepeat(
  db: D1Database,
  { site, form, key, bodyHash }: Submission,
): Promise<SubmissionOutcome> {
  const row = await db
    .prepare(
      'SELECT body_hash AS bodyHash FROM submission WHERE site_id = ?1 AND form = ?2 AND key = ?3',
    )
    .bind(site, form, key)
    .first<{ bodyHash: string }>()
  return row && row.bodyHash !== bodyHash ? 'changed' : 'replayed'
}
