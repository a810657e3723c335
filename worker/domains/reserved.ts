import type { Bindings } from '../env.ts'

/** Hosts of the platform's own, and those that nobody outside can reach, on a machine that others can. */
export function isPlatformHost(
  env: Pick<Bindings, 'ADMIN_HOST' | 'MAIL_DOMAIN'>,
  hostname: string,
): boolean {
  const isUnder = (domain: string): boolean =>
    hostname === domain || hostname.endsWith(`.${domain}`)
  if (isUnder(env.MAIL_DOMAIN) || isUnder('workers.dev')) return true
  return (
    env.ADMIN_HOST !== '' && (hostname === env.ADMIN_HOST.toLowerCase() || isUnder('localhost'))
  )
}
