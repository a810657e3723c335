import type { Crm } from './crm.ts'
import { whise } from './whise/whise.ts'

/** Every CRM that can be connected, by the word that connects it. */
export const CRMS = { whise } satisfies Record<string, Crm>
