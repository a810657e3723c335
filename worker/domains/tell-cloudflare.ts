import type { Bindings } from '../env.ts'
import { isAtCloudflare, type Refusal } from './cloudflare.ts'
import { addCustomHostname, removeCustomHostname, type CustomHostname } from './custom-hostnames.ts'

/** Tells Cloudflare for SaaS of a mapped or removed hostname; what it refuses undoes nothing. Undefined: it is not involved. */
export async function tellCloudflare(
  env: Bindings,
  hostname: string,
  { isRemoved }: { isRemoved: boolean },
): Promise<({ cloudflare?: CustomHostname } & Partial<Refusal>) | undefined> {
  if (!isAtCloudflare(env, hostname)) return undefined
  if (isRemoved) return (await removeCustomHostname(env, hostname)) ?? {}
  const added = await addCustomHostname(env, hostname)
  return 'refusal' in added ? added : { cloudflare: added }
}
