import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from '../admin-call.ts'
import { fail, readOptions } from '../options.ts'

const USAGE = `npm run agency -- owner SITE ADDRESS --name "An Peeters"
Lets a person into an agency's desk as its owner: the first one, or one where nobody can come in any more.
${ADMIN_USAGE}`

/** `npm run agency -- owner`. */
export async function owner(): Promise<void> {
  const {
    positionals: [, site = '', email],
    values: { name, ...target },
  } = readOptions(USAGE, { ...ADMIN_OPTIONS, name: { type: 'string' } }, { maxArguments: 3 })
  if (!/^\d+$/.test(site) || !email || !name) return fail(USAGE)
  const { ok, status, body } = await callAdmin<{ email?: string; error?: unknown }>(
    target,
    `/agencies/${Number(site)}/owner`,
    {
      method: 'POST',
      body: JSON.stringify({ email, name }),
      headers: { 'Content-Type': 'application/json' },
    },
  )
  if (status === 422) return fail(`${email} is no address that mail can go to`)
  if (!ok) return fail(`${status}: ${String(body.error)}`)
  console.log(`${body.email} is an owner of agency ${site}, and signs in at /desk.`)
}
