import type { SubmissionOutcome } from '../agency/submissions.ts'
import { sha256 } from '../crypto/hash.ts'
import { isLimitExceeded } from './limits.ts'

const WINDOW_MS = 10 * 60_000
const KEY_PATTERN = /^[\w-]{16,64}$/

interface Submission {
  site: number
  form: string
  key: string
  bodyHash: string
  now: number
}

/** Fields that differ when the same form is sent twice. */
const VOLATILE_FIELDS = ['g-recaptcha-response', 'elapsed', 'key']

/**
 * Gives a form the key by which it is recognised when it is sent again: the script's own key; without script, what was
 * sent within the same ten minutes, since a cached page is the same bytes for everybody and holds no key.
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
  const stable = [...fields]
    .filter(([name]) => !VOLATILE_FIELDS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const bodyHash = await sha256(JSON.stringify(stable))
  const ownKey =
    key && KEY_PATTERN.test(key)
      ? key
      : await sha256(`${site}/${form}/${bodyHash}/${Math.floor(now / WINDOW_MS)}`)
  return { site, form, key: ownKey, bodyHash, now }
}

/**
 * Runs the statements once for a submission, in one transaction: all of them, or none. Safe to repeat. Throws when the
 * database fails twice: then nothing was done, or the next attempt finds a duplicate.
 */
export async function submitOnce(
  db: D1Database,
  submission: Submission,
  statements: D1PreparedStatement[],
): Promise<SubmissionOutcome> {
  const { site, form, key, bodyHash, now } = submission
  const insertKey = db
    .prepare(
      'INSERT INTO submission (site_id, form, key, body_hash, created_at) VALUES (?1, ?2, ?3, ?4, ?5)',
    )
    .bind(site, form, key, bodyHash, now)
  const run = async (): Promise<SubmissionOutcome> => {
    try {
      await db.batch([insertKey, ...statements])
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
  return row && row.bodyHash !== bodyHash ? 'keyReused' : 'duplicate'
}
