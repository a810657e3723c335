import { build } from 'esbuild'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { leanPasskeys } from '../../../worker/commands/local/lean-passkeys.ts'
import {
  NEW_CREDENTIAL,
  SIGNED_CHALLENGE,
  type NewCredential,
  type SignedChallenge,
} from '../../../worker/desk/sign-in/passkey/schema.ts'
import { unwrapEC2Signature } from '../../../worker/desk/sign-in/passkey/unwrap-signature.ts'
import type * as Verify from '../../../worker/desk/sign-in/passkey/verify.ts'
import { aDeviceKey } from '../../support/agencies/soft-key.ts'

const ORIGIN = 'https://desk.example.be'
const expected = { challenge: 'Y2hhbGxlbmdl', origin: ORIGIN, host: 'desk.example.be' }
const root = new URL('../../..', import.meta.url).pathname

const STORED = {
  member_id: 'm',
  host: expected.host,
  name: 'Phone',
  created_at: 0,
  used_at: null,
  suspect_at: null,
}

type Device = Awaited<ReturnType<typeof aDeviceKey>>
const made = async (
  device: Device,
  lies: Parameters<Device['create']>[1],
): Promise<NewCredential> => v.parse(NEW_CREDENTIAL, await device.create(expected.challenge, lies))
const signed = async (device: Device): Promise<SignedChallenge> =>
  v.parse(SIGNED_CHALLENGE, await device.sign(expected.challenge, { counter: 3 }))

describe('passkeys as they are deployed', () => {
  let verify: typeof Verify
  let inputs: string[]

  beforeAll(async () => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['worker/desk/sign-in/passkey/verify.ts'],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      plugins: [leanPasskeys],
    })
    const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
    verify = await import(`data:text/javascript;base64,${code}`)
    inputs = Object.keys(Object.values(metafile.outputs)[0]?.inputs ?? {})
  })

  it('have no reader of certificates (OPS-143)', () => {
    expect(inputs.join()).toContain('verifyRegistrationResponse')
    expect(inputs.filter(path => /asn1|x509|reflect-metadata|metadataService/.test(path))).toEqual(
      [],
    )
  })

  it.each(['none', 'packed', 'tpm', 'android-key', 'fido-u2f', 'apple', 'of-tomorrow'])(
    'are kept and checked, whatever is stated of their maker: %s (DESK-43)',
    async fmt => {
      const device = await aDeviceKey(ORIGIN)
      const passkey = await verify.newPasskey(await made(device, { fmt }), expected)
      expect(passkey).toMatchObject({ id: device.id, counter: 0 })
      if (!passkey) return
      const stored = { ...STORED, ...passkey }
      expect(await verify.provenCounter(await signed(device), stored, expected)).toBe(3)
      const other = await signed(await aDeviceKey(ORIGIN))
      expect(await verify.provenCounter(other, stored, expected)).toBeNull()
    },
  )

  it('are refused where they were made for another challenge or host (DESK-41)', async () => {
    const device = await aDeviceKey(ORIGIN)
    for (const lies of [{ challenge: 'b3RoZXI' }, { host: 'other.example.be' }, { flags: 1 }])
      expect(await verify.newPasskey(await made(device, lies), expected)).toBeNull()
  })
})

describe('an ECDSA signature', () => {
  const number = fc.uint8Array({ minLength: 1, maxLength: 66 })
  const CURVES = [
    [1, 32],
    [2, 48],
    [3, 66],
  ] as const

  it('is its two numbers at full length (DESK-41)', () => {
    fc.assert(
      fc.property(number, number, fc.constantFrom(...CURVES), (one, two, [curve, length]) => {
        const [a, b] = [one.slice(-length), two.slice(-length)]
        const plain = new Uint8Array(2 * length)
        plain.set(a, length - a.length)
        plain.set(b, 2 * length - b.length)
        expect(unwrapEC2Signature(sequence(a, b), curve)).toEqual(plain)
      }),
    )
  })

  it('is refused with a byte more, a byte less, another tag, or a number too long (DESK-41)', () => {
    const good = sequence(new Uint8Array(32).fill(200), new Uint8Array(32).fill(3))
    expect(unwrapEC2Signature(good, 1)).toHaveLength(64)
    const bad = [
      Uint8Array.of(...good, 0),
      good.slice(0, -1),
      Uint8Array.of(0x31, ...good.slice(1)),
      sequence(new Uint8Array(33).fill(1), Uint8Array.of(1)),
      Uint8Array.of(0x30, 6, 2, 1, 1, 2, 1, 200),
      Uint8Array.of(0x30, 7, 2, 2, 0, 1, 2, 1, 1),
      Uint8Array.of(0x30, 3, 2, 1, 1),
      Uint8Array.of(0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1),
      new Uint8Array(),
    ]
    for (const bytes of bad) expect(() => unwrapEC2Signature(bytes, 1)).toThrow()
    expect(() => unwrapEC2Signature(good, 6)).toThrow()
  })
})

/** Two numbers in DER, as a device writes them. */
function sequence(...numbers: Uint8Array[]): Uint8Array {
  const body = numbers.flatMap(number => {
    const from = number.findIndex(byte => byte !== 0)
    const short = from < 0 ? [0] : Array.from(number.slice(from))
    const signed = (short[0] ?? 0) > 127 ? [0, ...short] : short
    return [2, signed.length, ...signed]
  })
  return Uint8Array.of(0x30, ...(body.length > 127 ? [0x81] : []), body.length, ...body)
}
