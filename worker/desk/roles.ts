import { ROLES, type Role } from '../agency/people/members.ts'

/** Everybody who is signed in. */
export const ALL = ROLES
export const OWNERS: readonly Role[] = ['owner']
/** Who works on homes; an agent on those that are theirs (worker/desk/homes/). */
export const AGENTS: readonly Role[] = ['owner', 'agent']
/** Who works on pages, words and look. */
export const EDITORS: readonly Role[] = ['owner', 'editor']
