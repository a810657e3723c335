import type { Site } from '../../shared/site/site.ts'
import { isRecord } from '../api/answers.ts'
import { log } from '../api/log.ts'
import type { Bindings } from '../env.ts'
import { sha256 } from './keyed-hash.ts'

const DEADLINE_MS = 3000
const LOWEST_SCORE = 0.3
const OLDEST_MS = 2 * 60_000
const REMEMBERED_MS = 10 * 60_000
const MOST_CHARS = 4096

const VERIFY_URLS = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const

/** 'absent': no token or no captcha here; 'down': the service can't tell. */
export type CaptchaOutcome = 'passed' | 'refused' | 'absent' | 'down'

interface Question {
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
export async function verifyCaptcha(question: Question): Promise<CaptchaOutcome> {
  const { env, site, token } = question
  const { captcha } = site.settings
  if (!captcha || !token || !env.CAPTCHA_SECRET) return 'absent'
  if (token.length > MOST_CHARS) return 'refused'
  const answer = await ask(
    env.CAPTCHA_VERIFY_URL || VERIFY_URLS[captcha.service],
    env.CAPTCHA_SECRET,
    token,
  )
  if (!answer) return 'down'
  if (!isHuman(answer, question)) return 'refused'
  return (await isFirstUse(question)) ? 'passed' : 'refused'
}

async function ask(
  url: string,
  secret: string,
  token: string,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
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
  { site, action: wanted, now }: Question,
): boolean {
  const { success, hostname, action, score, challenge_ts: at } = answer
  return (
    success === true &&
    typeof hostname === 'string' &&
    site.hostnames.includes(hostname) &&
    !(typeof action === 'string' && action !== wanted) &&
    !(typeof score === 'number' && score < LOWEST_SCORE) &&
    !(typeof at === 'string' && now - Date.parse(at) > OLDEST_MS)
  )
}

/** The service takes a token once; so do we, should it forget. A database that is away is for the form itself to find out. */
async function isFirstUse({ env, site, token, now }: Question): Promise<boolean> {
  const added = await env.DB.prepare(
    'INSERT OR IGNORE INTO counter (bucket, count, most, until) VALUES (?1, 1, 1, ?2)',
  )
    .bind(`${site.id}/captcha/${await sha256(token)}`, now + REMEMBERED_MS)
    .run()
    .catch(() => null)
  return added === null || added.meta.changes > 0
}
