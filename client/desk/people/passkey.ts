import { wake } from './device-form.ts'

/** Signing in with a key that the device keeps. */
export const start = (root: HTMLElement): void =>
  wake(root, (options: PublicKeyCredentialRequestOptionsJSON) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  )
