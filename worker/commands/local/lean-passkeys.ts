import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'
import { root } from './run-tool.ts'

/** What reads who made a device, which we never ask and drop unread. */
const STATEMENTS =
  /@simplewebauthn\/server\/esm\/(?:registration\/verifications\/(?:tpm\/)?verifyAttestation\w+|helpers\/convertX509PublicKeyToCOSE|services\/defaultRootCerts\/[\w-]+)\.js$/

/**
 * Passkeys as they are deployed: the library without formats and certificates of those who make devices, 270 kB of 315. What
 * stands in their place refuses. An ECDSA signature is taken apart by ours, which needs no reader of all ASN.1.
 */
export const leanPasskeys: Plugin = {
  name: 'lean-passkeys',
  setup(bundler) {
    bundler.onLoad({ filter: STATEMENTS }, ({ path }) => ({ contents: refusing(path) }))
    bundler.onResolve({ filter: /\/unwrapEC2Signature\.js$/ }, () => ({
      path: join(root, 'worker/desk/sign-in/passkey/unwrap-signature.ts'),
    }))
    // What is not asked of it is left out, though the library doesn't say that it may be.
    bundler.onResolve({ filter: /^(?:\.|@simplewebauthn\/)/ }, leaveOut)
    async function leaveOut(asked: OnResolveArgs): Promise<OnResolveResult | undefined> {
      const { path, kind, importer, resolveDir, pluginData } = asked
      if (pluginData === 'asked' || !`${importer}${path}`.includes('@simplewebauthn/')) return
      const found = await bundler.resolve(path, { kind, importer, resolveDir, pluginData: 'asked' })
      return { ...found, sideEffects: false }
    }
  },
}

const refusing = (path: string): string =>
  [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    .map(
      ([, name]) =>
        `export function ${name}() { throw new Error('Who made a device is not checked: ${name} is left out') }`,
    )
    .join('\n')
