import { sha256 } from '../../crypto/hash.ts'
import { hostnameOf } from '../../http/hostname.ts'
import type { Desk } from '../env.ts'

/** What is stored of a secret of the desk at an address: it opens nothing on another host. */
export const hashAt = (url: URL, secret: string): Promise<string> =>
  sha256(`desk/${hostnameOf(url) ?? ''}/${secret}`)

/** The same, of a secret that a request brings or is given. */
export const deskHash = (c: Desk, secret: string): Promise<string> =>
  hashAt(new URL(c.req.url), secret)
