import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** What one ceremony may say otherwise than it should. */
interface Lies {
  origin?: string
  host?: string
  challenge?: string
  crossOrigin?: boolean
  /** Of the authenticator's flags; 0x01 somebody is there, 0x04 and was recognized. */
  flags?: number
  counter?: number
  type?: string
  handle?: string
  /** Of a statement that says who made it. */
  fmt?: string
}

/** A device with one key, as a browser would let it speak for `origin`. */
export async function aDeviceKey(origin: string) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const rawId = crypto.getRandomValues(new Uint8Array(16))
  const id = isoBase64URL.fromBuffer(rawId)
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point.slice(1, 33)],
    [-3, point.slice(33)],
  ])
  const clientData = (type: string, challenge: string, lies: Lies): Uint8Array<ArrayBuffer> =>
    encode(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  const head = async (lies: Lies, more: number): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = new Uint8Array(37)
    bytes.set(await sha256(encode(lies.host ?? new URL(origin).hostname)))
    bytes[32] = (lies.flags ?? 0x05) | more
    new DataView(bytes.buffer).setUint32(33, lies.counter ?? 0)
    return bytes
  }
  const credential = (response: object): string =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  return {
    id,
    /** As the device answers when it is asked to make its key. */
    async create(challenge: string, lies: Lies = {}): Promise<string> {
      const key = isoCBOR.encode(cose)
      const authData = joined(
        await head(lies, 0x40),
        new Uint8Array(16),
        Uint8Array.of(0, rawId.length),
        rawId,
        key,
      )
      const statement = lies.fmt ? new Map([['sig', new Uint8Array(4)]]) : new Map()
      const attestation = new Map<string, string | Uint8Array | Map<string, Uint8Array>>([
        ['fmt', lies.fmt ?? 'none'],
        ['attStmt', statement],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: isoBase64URL.fromBuffer(clientData('webauthn.create', challenge, lies)),
        attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(attestation)),
      })
    },
    /** As it answers when it is asked to sign. */
    async sign(challenge: string, lies: Lies = {}): Promise<string> {
      const data = clientData('webauthn.get', challenge, lies)
      const authenticatorData = await head(lies, 0)
      const signed = joined(authenticatorData, await sha256(data))
      const raw = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed),
      )
      return credential({
        clientDataJSON: isoBase64URL.fromBuffer(data),
        authenticatorData: isoBase64URL.fromBuffer(authenticatorData),
        signature: isoBase64URL.fromBuffer(asn1(raw)),
        ...(lies.handle && { userHandle: lies.handle }),
      })
    },
  }
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Two numbers as devices write them. */
function asn1(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map(number => {
    const start = number.findIndex(byte => byte !== 0)
    const short = number.slice(start)
    const bytes = (short[0] ?? 0) > 127 ? joined(Uint8Array.of(0), short) : short
    return joined(Uint8Array.of(2, bytes.length), bytes)
  })
  const body = joined(...numbers)
  return joined(Uint8Array.of(48, body.length), body)
}
