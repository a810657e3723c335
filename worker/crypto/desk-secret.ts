import { sha256 } from './hash.ts'
import { hostnameOf } from '../http/hostname.ts'

/** What is stored of a secret of the desk: it opens nothing on another host, should the agency's change. */
export const secretHash = (address: string, secret: string): Promise<string> =>
  sha256(`desk/${hostnameOf(new URL(address)) ?? ''}/${secret}`)
