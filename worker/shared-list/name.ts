import { base64url } from '../crypto/base64url.ts'
import { sha256 } from '../crypto/hash.ts'

/** 144 bits as 24 characters. */
const BYTES = 18
const LENGTH = 24
const TOKEN = /^[sl][\w-]{24}$/

/** What a link opens: the list's object, by its name, and whether its reader may change it. */
export interface Opened {
  hash: string
  mayAct: boolean
  /** Of the link that only shows the list. */
  reading: string
}

/** A new link, which changes the list; the one that only reads is made of it, and not the reverse. */
export const newLink = (): string => `s${randomPart()}`

/** A cookie that is one person's in one list. */
export const newSeat = (): string => randomPart()

const randomPart = (): string => base64url(crypto.getRandomValues(new Uint8Array(BYTES)))

/** What a token could open; null: it has another shape. Only its object knows whether there is such a list. */
export async function openLink(token: string): Promise<Opened | null> {
  if (!TOKEN.test(token)) return null
  const mayAct = token.startsWith('s')
  const reading = mayAct ? `l${await hashed(`read/${token}`)}` : token
  return { hash: await hashed(`name/${reading}`), mayAct, reading }
}

const hashed = async (text: string): Promise<string> => (await sha256(text)).slice(0, LENGTH)

/** Of a cookie, as it is stored. */
export const hashOfSeat = (seat: string): Promise<string> => hashed(`seat/${seat}`)

/** The name of a list's object: no site can have another's. */
export const objectName = (siteId: number, hash: string): string => `${siteId}/${hash}`

export function parseName(name: string): { siteId: number; hash: string } | null {
  const [, site, hash] = /^(\d+)\/([\w-]{24})$/.exec(name) ?? []
  return site && hash ? { siteId: Number(site), hash } : null
}
