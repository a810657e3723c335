import { hashAt } from '../../crypto/desk-secret.ts'
import type { Desk } from '../env.ts'

/** What is stored of a secret that a request of the desk brings or is given. */
export const deskHash = (c: Desk, secret: string): Promise<string> =>
  hashAt(new URL(c.req.url), secret)
