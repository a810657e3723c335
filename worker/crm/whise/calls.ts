import * as v from 'valibot'
import { HOUR, type Millis } from '../../../shared/time/units.ts'
import { CrmError, type CrmSession } from '../crm.ts'
import { postJson, Unauthorized } from '../post-json.ts'
import { Refusal, Token } from './schema.ts'

/** Tokens live for 24 hours, and nothing tells when one was made. */
const TOKEN_LIFE: Millis = 23 * HOUR

const SAVED = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  v.object({ token: v.string(), until: v.number() }),
)

/**
 * Calls Whise with the token of the agency's account and gives what it answers. A token that is no longer taken is renewed once.
 * Throws a CrmError: also where an answer of 200 says in itself that the request was not understood (CRM-14).
 */
export async function callWhise(session: CrmSession, path: string, body: object): Promise<unknown> {
  const url = `${session.base}/v1/${path}`
  const known = savedToken(session.saved)
  const response = known
    ? await postJson(url, body, known).catch(async (error: unknown) => {
        if (!(error instanceof Unauthorized)) throw error
        return postJson(url, body, await renewToken(session)).catch(refuse)
      })
    : await postJson(url, body, await renewToken(session)).catch(refuse)
  return accepted(response)
}

/** One of 401 with a token that was just made: this account may not. */
const refuse = (error: unknown): never => {
  throw error instanceof Unauthorized
    ? new CrmError('refused', 'refuses the account: it may have to be activated for this agency')
    : error
}

function savedToken(saved: string | null): string | null {
  try {
    const { token, until } = v.parse(SAVED, saved)
    return until > Date.now() ? token : null
  } catch {
    return null
  }
}

/** The builder's token first, with it that of the agency. */
async function renewToken(session: CrmSession): Promise<string> {
  const { base, credentials } = session
  const own = await tokenOf(
    postJson(
      `${base}/token`,
      { Username: credentials.username, Password: credentials.password },
      null,
    ),
    'refuses user name or password',
  )
  const token = await tokenOf(
    postJson(
      `${base}/v1/admin/clients/token`,
      {
        ClientId: Number(credentials.client),
        ...(credentials.office && { OfficeId: Number(credentials.office) }),
      },
      own,
    ),
    'refuses the client: it may have to be activated for this account',
  )
  const saved = JSON.stringify({ token, until: Date.now() + TOKEN_LIFE })
  session.saved = saved
  await session.keep(saved)
  return token
}

/** Wrong credentials are answered by 400 or 403 as well as by 401, or by 200 without a token. */
async function tokenOf(answer: Promise<unknown>, refusal: string): Promise<string> {
  const body = await answer.catch((error: unknown) => {
    if (
      error instanceof Unauthorized ||
      (error instanceof CrmError && /^answers 40[03]$/.test(error.message))
    )
      throw new CrmError('refused', refusal)
    throw error
  })
  const parsed = v.safeParse(Token, body)
  if (parsed.success) return parsed.output.token
  throw v.is(Refusal, body) && v.parse(Refusal, body).isValidRequest === false
    ? new CrmError('refused', refusal)
    : new CrmError('unusable', 'gives no token')
}

function accepted(answer: unknown): unknown {
  const parsed = v.safeParse(Refusal, answer)
  if (!parsed.success) throw new CrmError('unusable', 'answers what cannot be read')
  const { isValidRequest, validationErrors } = parsed.output
  if (isValidRequest === false || validationErrors.length > 0) {
    const [first] = validationErrors
    throw new CrmError(
      'unusable',
      `does not understand the request: ${(first?.message ?? first?.code ?? '').slice(0, 200)}`,
    )
  }
  return answer
}
