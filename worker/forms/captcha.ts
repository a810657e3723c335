import type { Site } from '../../shared/site/site.ts'
import { isRecord } from '../api/parse-response.ts'
import { log } from '../http/log.ts'
import type { Bindings } from '../env.ts'
import { sha256 } from '../crypto/hash.ts'

const TIMEOUT_MS = 3000
const MIN_SCORE = 0.3
const MAX_AGE_MS = 2 * 60_000
const REPLAY_WINDOW_MS = 10 * 60_000
const MAX_TOKEN_CHARS = 4096

const VERIFY_URLS = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const

/** 'absent': no token or no captcha here; 'down': the service can't tell. */
export type CaptchaOutcome = 'passed' | 'refused' | 'absent' | 'down'

interface CaptchaCheck {
  env: Bindings
  site: Site
  token: string
  /** The form that it was fetched for. */
  action: string
  now: number
}

/**
 * Asks the captcha service about a token: success, one of the site's own hostnames, this form, a score of a human,
 * at most two minutes old, and not seen before. Three seconds; the visitor's address is not told.
 */
export async function verifyCaptcha(question: CaptchaCheck): Promise<CaptchaOutcome> {
  const { env, site, token } = question
  const { captcha } = site.settings
  if (!captcha || !token || !env.CAPTCHA_SECRET) return 'absent'
  if (token.length > MAX_TOKEN_CHARS) return 'refused'
  const answer = await askService(
    env.CAPTCHA_VERIFY_URL || VERIFY_URLS[captcha.service],
    env.CAPTCHA_SECRET,
    token,
  )
  if (!answer) return 'down'
  if (!isHuman(answer, question)) return 'refused'
  return (await isFirstUse(question)) ? 'passed' : 'refused'
}

async function askService(
  url: string,
  secret: string,
  token: string,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = response.ok ? await response.json() : await response.body?.cancel()
    return isRecord(answer) && typeof answer.success === 'boolean' ? answer : null
  } catch (error) {
    log({ event: 'captcha-down', error: error instanceof Error ? error.name : 'unknown' })
    return null
  }
}

function isHuman(
  answer: Record<string, unknown>,
  { site, action: wanted, now }: CaptchaCheck,
): boolean {
  const { success, hostname, action, score, challenge_ts: at } = answer
  return (
    success === true &&
    typeof hostname === 'string' &&
    site.hostnames.includes(hostname) &&
    !(typeof action === 'string' && action !== wanted) &&
    !(typeof score === 'number' && score < MIN_SCORE) &&
    !(typeof at === 'string' && now - Date.parse(at) > MAX_AGE_MS)
  )
}

/** The service takes a token once; so do we, should it forget. A database that is away is for the form itself to find out. */
async function isFirstUse({ env, site, token, now }: CaptchaCheck): Promise<boolean> {
  const added = await env.DB.prepare(
    'INSERT OR IGNORE INTO counter (bucket, count, most, until) VALUES (?1, 1, 1, ?2)',
  )
    .bind(`${site.id}/captcha/${await sha256(token)}`, now + REPLAY_WINDOW_MS)
    .run()
    .catch(() => null)
  return added === null || added.meta.changes > 0
}
