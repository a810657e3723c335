import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from '../admin-call.ts'
import { fail, readOptions } from '../options.ts'
import { printKeys, type ListedKey } from './print-keys.ts'

const USAGE = `npm run agency -- keys SITE
npm run agency -- keys SITE add --scope feed --name "Our CRM" [--scope content …] [--until 2027-12-31]
npm run agency -- keys SITE revoke ID | on ID
  without more  lists the agency's keys; none is shown again
  add           makes one and shows it this once
  revoke        ends it for good, at its next call
  on            ends the waiting of a key that a rewind put on hold
  --scope       feed (homes, calendars), content (pages, words, pictures, homes), enquiries (reading them), purge (changes)
  --until       the last day on which it works
${ADMIN_USAGE}`

interface Outcome {
  keys?: ListedKey[]
  id?: string
  key?: string
  signingSecret?: string
  error?: unknown
}

type Target = Parameters<typeof callAdmin>[0]

/** `npm run agency -- keys`: what programs may call for an agency with. */
export async function keys(): Promise<void> {
  const text = { type: 'string' } as const
  const {
    positionals: [, site = '', act, id],
    values: { scope, name, until, ...target },
  } = readOptions(
    USAGE,
    { ...ADMIN_OPTIONS, scope: { ...text, multiple: true }, name: text, until: text },
    { maxArguments: 4 },
  )
  if (!/^\d+$/.test(site)) fail(`Say the agency by its number\n\n${USAGE}`)
  const path = `/agencies/${Number(site)}/keys`
  if (act === undefined) return printKeys(await ask(target, path))
  if (act === 'add') {
    if (!scope || !name) return fail(`A key needs a --scope and a --name\n\n${USAGE}`)
    const scopes = scope.flatMap(each => each.split(',')).map(each => each.trim())
    const made = await ask(target, path, { act, name, scopes, ...(until && { until }) })
    console.log(`Key ${made.id} of agency ${site}, shown this once:\n\n  ${made.key}\n`)
    if (made.signingSecret)
      console.log(
        `A back end that signs its changes uses, in place of the key:\n\n  X-Signature: key=${made.id},t=…,v1=… with the secret ${made.signingSecret}\n`,
      )
    return
  }
  if ((act !== 'revoke' && act !== 'on') || !id) return fail(USAGE)
  await ask(target, path, { act, id })
  console.log(act === 'revoke' ? `Key ${id} is revoked.` : `Key ${id} works again.`)
}

/** Ends the command where it is refused. */
async function ask(target: Target, path: string, body?: object): Promise<Outcome> {
  const called = await callAdmin<Outcome>(target, path, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  })
  if (called.ok) return called.body
  if (called.status === 422)
    return fail(
      'Scopes are feed, content, enquiries and purge; --until is a day that is not over, as 2027-12-31',
    )
  return fail(`${called.status}: ${String(called.body.error)}`)
}
