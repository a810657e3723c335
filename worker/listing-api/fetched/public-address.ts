import { isIpv4, isPublicIpv4, isPublicIpv6 } from './ip-ranges.ts'

/** Why nothing was fetched, in words for whoever sent the address; no status, header or time of the other side. */
export const REFUSALS = {
  unreadable: 'Not a web address',
  tooLong: 'Longer than 2,000 letters',
  scheme: 'Not an address with https:// or http://',
  credentials: 'An address with a name or password in it',
  port: 'An address with another port than 80 and 443',
  private: 'Not a public address',
  own: 'An address of this platform: name the picture by its file',
  redirects: 'Leads on more than three times',
  unreachable: 'Could not be fetched',
  tooLarge: 'Larger than 25 MB',
  noPicture: 'Not a picture',
} as const

export type Refusal = keyof typeof REFUSALS

const MAX_LENGTH = 2000
const PORTS = ['', '80', '443']

/** Names that no public name server answers for, or that stand for a machine's own services. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'alt',
]

/**
 * What can be told of an address without asking anybody: one to be fetched, whose `name` must still be looked up (null:
 * the host is a public IP address), or why it is refused (FETCH-1, FETCH-2, FETCH-3).
 */
export function readPublicAddress(
  text: string,
): { url: URL; name: string | null } | { refused: Refusal } {
  if (text.length > MAX_LENGTH) return { refused: 'tooLong' }
  const url = URL.parse(text)
  if (!url) return { refused: 'unreadable' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { refused: 'scheme' }
  if (url.username || url.password) return { refused: 'credentials' }
  if (!PORTS.includes(url.port)) return { refused: 'port' }
  url.hash = ''
  const host = url.hostname.replace(/\.+$/, '')
  if (host.startsWith('['))
    return isPublicIpv6(host.slice(1, -1)) ? { url, name: null } : { refused: 'private' }
  if (isIpv4(host)) return isPublicIpv4(host) ? { url, name: null } : { refused: 'private' }
  return isPublicName(host) ? { url, name: host } : { refused: 'private' }
}

/** By its words alone: of more than one, none of a private network's. */
function isPublicName(name: string): boolean {
  const words = name.toLowerCase().split('.')
  return (
    words.length > 1 &&
    words.every(Boolean) &&
    words[0] !== 'metadata' &&
    !PRIVATE_SUFFIXES.includes(words.at(-1) ?? '') &&
    // A last word of digits is an IP address that URL parsing did not take for one.
    !/^(\d+|0x[\da-f]*)$/.test(words.at(-1) ?? '')
  )
}
