import { hostnameOf } from '../http/hostname.ts'
import { sha256 } from './hash.ts'

/** What is stored of a secret of the desk at an address: it opens nothing on another host. */
export const hashAt = (url: URL, secret: string): Promise<string> =>
  sha256(`desk/${hostnameOf(url) ?? ''}/${secret}`)
