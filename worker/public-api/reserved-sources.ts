import { CallRefused } from './refusal.ts'

/** Names of feeds that are no program's: the CRM's, and the homes that come one by one (IMPORT-100). */
const RESERVED_SOURCES = ['crm', 'calls']

/** Throws CallRefused for a feed that is called so. */
export function refuseReserved(source: string | null): void {
  if (source !== null && RESERVED_SOURCES.includes(source))
    throw new CallRefused(
      400,
      `is no name for a feed: ${RESERVED_SOURCES.join(' and ')} are taken`,
      {
        field: 'source',
      },
    )
}
