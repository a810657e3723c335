import * as v from 'valibot'

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/))

const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  // What a browser says besides decides nothing.
  clientExtensionResults: v.pipe(
    v.unknown(),
    v.transform(() => ({})),
  ),
}

/** What `PublicKeyCredential.toJSON` gives of a new key. */
export const NEW_CREDENTIAL = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...credential,
    response: v.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
)

/** And of a signature. */
export const SIGNED_CHALLENGE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.pipe(
        v.nullish(v.string()),
        v.transform(handle => handle ?? ''),
      ),
    }),
  }),
)

export type NewCredential = v.InferOutput<typeof NEW_CREDENTIAL>
export type SignedChallenge = v.InferOutput<typeof SIGNED_CHALLENGE>
