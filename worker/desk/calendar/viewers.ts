import type { Role } from '../../agency/people/members.ts'

/** Who sees viewings; an agent those of own homes (viewed-homes.ts, CAL-2). */
export const VIEWERS: readonly Role[] = ['owner', 'agent', 'reader']
