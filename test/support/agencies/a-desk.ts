import type { Role } from '../../../worker/agency/people/members.ts'
import { agency, agencyRows } from '../agency-object.ts'
import { openSite } from '../open-site.ts'
import { createOperator } from '../operator.ts'

const ACTING = { actor: 'operator', request: 'r', now: 1 } as const

/** A person's browser: it keeps cookies, and sends forms from the desk's own pages. */
export function aBrowser(bindings: Parameters<typeof openSite>[0], origin: string) {
  const cookies = new Map<string, string>()
  const ask = async (
    path: string,
    fields?: Fields,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const answer = await openSite(bindings).get(origin + path, {
      method: fields ? 'POST' : 'GET',
      ...(fields && { body: bodyOf(fields) }),
      headers: {
        Cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        ...(fields && { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }),
        ...headers,
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  return { ask, cookies }
}

type Fields = Record<string, string> | [string, string][] | FormData | Uint8Array<ArrayBuffer>

const bodyOf = (fields: Fields): BodyInit =>
  fields instanceof FormData || fields instanceof Uint8Array ? fields : new URLSearchParams(fields)

/** An agency with a desk and an owner, who is not signed in. */
export async function aDesk(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator({ DESK: 'on', ...bindings })
  const { site, origin } = operator
  const { members } = agency(site.id)
  await members.putOwner(
    { id: crypto.randomUUID(), email: 'an@agency.example', name: 'An' },
    ACTING,
  )
  /** The last mail to an address, as text. */
  const mailTo = async (email: string): Promise<string> => {
    const [row] = await agencyRows<{ text: string }>(
      site.id,
      `SELECT message ->> 'text' AS text FROM outbox WHERE recipient = ?1 ORDER BY rowid DESC LIMIT 1`,
      email,
    )
    return row?.text ?? ''
  }
  const mails = async (): Promise<number> =>
    (await agencyRows<{ n: number }>(site.id, 'SELECT count(*) AS n FROM outbox'))[0]?.n ?? 0
  const browser = () => aBrowser(operator.bindings, origin)
  const requestBy = async (email: string, own = browser()) => {
    await own.ask('/desk/sign-in', { email })
    const text = await mailTo(email)
    return { own, link: linkIn(text), code: /\b(\d{6})\b/.exec(text)?.[1] ?? '' }
  }
  /** A browser of a member who is signed in. */
  const signedIn = async (email = 'an@agency.example') => {
    const { own, link } = await requestBy(email)
    await own.ask(link, {})
    return own
  }
  let boss: Awaited<ReturnType<typeof signedIn>> | undefined
  /** An, who is mailed a link only so often. */
  const theBoss = async () => {
    if (!boss || (await boss.ask('/desk/people')).status !== 200) boss = await signedIn()
    return boss
  }
  /** A further member, who came by an invitation of An's. */
  const hire = async (email: string, role: Role): Promise<string> => {
    const an = await theBoss()
    await an.ask('/desk/people', { act: 'invite', email, role })
    await browser().ask(linkIn(await mailTo(email)), { name: email })
    return (await members.list()).find(member => member.email === email)?.id ?? ''
  }
  return { ...operator, members, mailTo, mails, browser, requestBy, signedIn, hire }
}

/** The path of the desk's link in a mail. */
export const linkIn = (text: string): string => /\/desk\/(in|join)\/[\w-]+/.exec(text)?.[0] ?? ''
