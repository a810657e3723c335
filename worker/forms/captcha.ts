import * as v from 'valibot'
import { agencyOf } from '../agency/stub.ts'
import { sha256 } from '../crypto/hash.ts'
import { log } from '../http/log.ts'
import type { RequestContext } from '../site/request-context.ts'

const TIMEOUT_MS = 3000
const MIN_SCORE = 0.3
const MAX_AGE_MS = 2 * 60_000
const REPLAY_WINDOW_MS = 10 * 60_000
const MAX_TOKEN_CHARS = 4096

const VERIFY_URLS = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const

/** 'absent': no token, or no captcha on this site; 'down': the service can't tell. */
type CaptchaOutcome = 'passed' | 'refused' | 'absent' | 'down'

type Scope = Pick<RequestContext, 'env' | 'site' | 'now'>

/** A part of another type than this counts as left out. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)

const verdictSchema = v.object({
  success: v.boolean(),
  hostname: optional(v.string()),
  action: optional(v.string()),
  score: optional(v.number()),
  challenge_ts: optional(v.string()),
})

type Verdict = v.InferOutput<typeof verdictSchema>

/**
 * Asks the captcha service about a form's token: success, one of the site's own hostnames, this form, a human's score,
 * at most two minutes old, and not used before. Waits three seconds; the visitor's address is not sent.
 */
export async function verifyCaptcha(
  scope: Scope,
  fields: URLSearchParams,
  form: string,
): Promise<CaptchaOutcome> {
  const { env, site } = scope
  const { captcha } = site.settings
  const token = fields.get('g-recaptcha-response') ?? ''
  if (!captcha || !token || !env.CAPTCHA_SECRET) return 'absent'
  if (token.length > MAX_TOKEN_CHARS) return 'refused'
  const url = env.CAPTCHA_VERIFY_URL || VERIFY_URLS[captcha.service]
  const verdict = await askService(url, env.CAPTCHA_SECRET, token)
  if (!verdict) return 'down'
  if (!isHuman(verdict, scope, form)) return 'refused'
  return (await isFirstUse(scope, token)) ? 'passed' : 'refused'
}

async function askService(url: string, secret: string, token: string): Promise<Verdict | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = response.ok ? await response.json() : await response.body?.cancel()
    const verdict = v.safeParse(verdictSchema, body)
    return verdict.success ? verdict.output : null
  } catch (error) {
    log({ event: 'captcha-down', error: error instanceof Error ? error.name : 'unknown' })
    return null
  }
}

const isHuman = (
  { success, hostname, action, score, challenge_ts: solvedAt }: Verdict,
  { site, now }: Scope,
  form: string,
): boolean =>
  success &&
  hostname !== undefined &&
  site.hostnames.includes(hostname) &&
  !(action !== undefined && action !== form) &&
  !(score !== undefined && score < MIN_SCORE) &&
  !(solvedAt !== undefined && now - Date.parse(solvedAt) > MAX_AGE_MS)

/** The service accepts a token once; so do we, in case it forgets. A failing store is for the form itself to find out. */
async function isFirstUse({ env, site, now }: Scope, token: string): Promise<boolean> {
  const use = {
    bucket: `captcha/${await sha256(token)}`,
    max: 1,
    until: now + REPLAY_WINDOW_MS,
  }
  try {
    return await agencyOf(env, site.id).limits.tryCount(use)
  } catch {
    return true
  }
}
