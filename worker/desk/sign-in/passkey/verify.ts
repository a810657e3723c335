import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers'
import type { PasskeyWithKey } from '../../../agency/people/passkeys.ts'
import type { NewCredential, SignedChallenge } from './schema.ts'

interface Expected {
  challenge: string
  origin: string
  host: string
}

/** A key that a device has just made, as it is kept; null: it was not made for this, here and now. */
export async function newPasskey(
  response: NewCredential,
  { challenge, origin, host }: Expected,
): Promise<Pick<PasskeyWithKey, 'id' | 'public_key' | 'counter'> | null> {
  try {
    if (isFramed(response.response.clientDataJSON)) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: withoutStatement(response.response) },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    })
    if (!verified || !registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, public_key: isoBase64URL.fromBuffer(publicKey), counter }
  } catch {
    return null
  }
}

/** What a key counts by now; null: the signature is not its own, not for this challenge, or nobody was there. */
export async function provenCounter(
  response: SignedChallenge,
  passkey: PasskeyWithKey,
  { challenge, origin, host }: Expected,
): Promise<number | null> {
  try {
    if (isFramed(response.response.clientDataJSON)) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      // The count is judged where it is stored, in the transaction of the sign-in.
      credential: {
        id: passkey.id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: 0,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

const isFramed = (clientData: string): boolean =>
  decodeClientDataJSON(clientData).crossOrigin === true

/** Who made the device is nobody's business: a statement of it is dropped unread. */
function withoutStatement<T extends { attestationObject: string }>(response: T): T {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get(
    'authData',
  )
  const plain = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ])
  return { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(plain)) }
}
