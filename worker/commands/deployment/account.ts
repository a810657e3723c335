import * as v from 'valibot'
import { fail } from '../options.ts'
import type { Deployment, Environment } from './environment.ts'
import { wrangler } from './wrangler.ts'

interface Account {
  id: string
  name: string
}

/**
 * The account that wrangler is logged in to: the one asked for, or the only one. Ends the command where nobody is logged
 * in, where there are several, and where it is another than last time.
 */
export async function currentAccount(
  environment: Environment,
  deployment: Deployment | null,
  asked: string | undefined,
): Promise<Account> {
  const { code, output } = await wrangler(['whoami', '--json'])
  const accounts = code === 0 ? readAccounts(output) : []
  if (accounts.length === 0)
    fail(`Nobody is logged in: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.\n${output}`)
  const wanted = asked ?? deployment?.account
  const account = wanted ? accounts.find(({ id }) => id === wanted) : accounts[0]
  if (!account)
    fail(
      `Account ${wanted} is not among yours: ${accounts.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    )
  if (!wanted && accounts.length > 1)
    fail(
      `You have several accounts; say which by --account: ${accounts.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    )
  if (deployment && deployment.account !== account.id)
    fail(`This is account ${account.id}; ${environment} was set up in ${deployment.account}`)
  process.env.CLOUDFLARE_ACCOUNT_ID = account.id
  return account
}

const WHOAMI = v.object({
  accounts: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
})

/** wrangler may say other things before its JSON. */
function readAccounts(output: string): Account[] {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), WHOAMI),
    output.slice(output.indexOf('{')),
  )
  return parsed.success ? parsed.output.accounts : []
}
