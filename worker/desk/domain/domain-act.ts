import * as v from 'valibot'
import type { Refused } from '../../store/refusal.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** A host, also out of an address that was copied whole; the last label is none of digits alone, as an IP address' is. */
const hostname = v.pipe(
  v.string(),
  v.trim(),
  v.transform(
    text =>
      URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname.replace(/\.$/, '') ?? '',
  ),
  v.maxLength(253),
  v.regex(new RegExp(`^(?:${LABEL}\\.)+(?=[a-z0-9-]*[a-z])${LABEL}$`)),
)

/** What a form on the page of domains asks for. */
export const DOMAIN_ACT = v.variant('act', [
  v.object({ act: v.literal('add'), hostname, use: v.picklist(['pages', 'redirect']) }),
  v.object({ act: v.literal('check'), hostname }),
  v.object({ act: v.literal('main'), hostname }),
  v.object({ act: v.literal('remove'), hostname }),
])

export type DomainAct = v.InferOutput<typeof DOMAIN_ACT>

/** Why nothing was changed. 'taken': another agency's; 'reserved': the platform's own. */
export const DOMAIN_REFUSALS = {
  malformed: 'invalid',
  taken: 'conflict',
  reserved: 'invalid',
  full: 'conflict',
  unknown: 'not-found',
  unproven: 'conflict',
} as const satisfies Record<string, Refused>

export type DomainRefusal = keyof typeof DOMAIN_REFUSALS
