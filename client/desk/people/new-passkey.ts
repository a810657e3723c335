import { wake } from './device-form.ts'

/** Making a key that the device keeps. */
export const start = (root: HTMLElement): void =>
  wake(root, (options: PublicKeyCredentialCreationOptionsJSON) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  )
