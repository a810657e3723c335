import type { Submission } from '../agency/submissions.ts'
import { sha256 } from '../crypto/hash.ts'

const WINDOW_MS = 10 * 60_000
const KEY_PATTERN = /^[\w-]{16,64}$/

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
  return { form, key: ownKey, bodyHash, now }
}
