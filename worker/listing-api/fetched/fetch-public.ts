import { lookUpName } from './look-up-name.ts'
import type { Pace } from './pace.ts'
import { readPublicAddress, type Refusal } from './public-address.ts'

const MAX_BYTES = 25 * 1024 * 1024
const MAX_REDIRECTS = 3
/** For everything, from the first call to the last byte. */
const DEADLINE_MS = 15_000

/** What came of an address; `later`: it may work another time. */
export type Fetched = { bytes: Uint8Array<ArrayBuffer> } | { refused: Refusal; later: boolean }

interface Network {
  /** Where names are looked up over HTTPS. */
  dnsUrl: string
  /** Whether a host is one of this platform's. */
  isOwn: (host: string) => Promise<boolean>
  /** Waited for before each hop, a redirect's too. */
  pace: Pace
  /** What is asked for; absent: pictures. */
  accept?: string
  /** Ends everything; absent: after 15 seconds. */
  signal?: AbortSignal
}

/** Says to the site Worker, which has hosts that are mapped elsewhere, who asks; it answers with the other (worker/index.ts). */
const ASKS = 'Baksteen-Fetch'
const IS_OWN = 'Baksteen-Own'

/**
 * Fetches an address of which nothing is known but its text: each hop is checked before it is called, no credential is
 * sent or passed on, and at most 25 MB are read in 15 seconds (FETCH-5, FETCH-6, FETCH-7). Never throws.
 */
export async function fetchPublic(address: string, network: Network): Promise<Fetched> {
  const signal = network.signal ?? AbortSignal.timeout(DEADLINE_MS)
  let next = address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const checked = await check(next, network)
    if ('refused' in checked) return checked
    await network.pace(checked.url.host)
    const response = await fetch(checked.url, {
      redirect: 'manual',
      headers: { Accept: network.accept ?? 'image/*', 'User-Agent': 'Baksteen', [ASKS]: '1' },
      signal,
    }).catch(() => null)
    if (!response) return { refused: 'unreachable', later: true }
    if (response.headers.has(IS_OWN)) {
      await response.body?.cancel()
      return { refused: 'own', later: false }
    }
    const location = response.headers.get('Location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      next = URL.parse(location, checked.url)?.href ?? ''
      continue
    }
    if (response.ok) return readBytes(response)
    await response.body?.cancel()
    return { refused: 'unreachable', later: true }
  }
  return { refused: 'redirects', later: false }
}

async function check(
  address: string,
  { dnsUrl, isOwn }: Network,
): Promise<{ url: URL } | { refused: Refusal; later: boolean }> {
  const read = readPublicAddress(address)
  if ('refused' in read) return { refused: read.refused, later: false }
  const { url, name } = read
  if (name === null) return { url }
  if (await isOwn(name)) return { refused: 'own', later: false }
  const verdict = await lookUpName(dnsUrl, name)
  if (verdict === 'public') return { url }
  return verdict === 'private'
    ? { refused: 'private', later: false }
    : { refused: 'unreachable', later: true }
}

/** Counts what arrives, after decompression, since a length header may lie. */
async function readBytes(response: Response): Promise<Fetched> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength
      if (length > MAX_BYTES) return { refused: 'tooLarge', later: false }
      chunks.push(chunk)
    }
  } catch {
    return { refused: 'unreachable', later: true }
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return { bytes }
}
