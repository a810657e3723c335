import { expect, it } from 'vitest'
import { createOperator, TOKEN } from '../../support/operator.ts'

async function gzip(text: string): Promise<ArrayBuffer> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(packed).arrayBuffer()
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const BODIES: [path: string, type: string, text: string][] = [
  ['/nl/ajax/contact', FORM, 'name=An&email=an@voorbeeld.be&text=Dag&privacy=1'],
  ['/nl/ajax/contact', JSON_TYPE, '{"name":"An"}'],
  ['/nl/favorieten', FORM, 'ids=1'],
  ['/desk/sign-in', FORM, 'email=an@voorbeeld.be'],
  ['/admin/purge', JSON_TYPE, '{"everything":true}'],
  ['/csp-reports', 'application/csp-report', '{}'],
]

it.each(BODIES)(
  '17.22: refuses a compressed body at %s (%s), and reads none of it (SEC-69)',
  async (path, type, text) => {
    const { ask, changed } = await createOperator({ DESK: 'on' })
    const send = async (encoding: string | null, body: BodyInit) =>
      ask(path, {
        method: 'POST',
        headers: {
          'Content-Type': type,
          Authorization: `Bearer ${TOKEN}`,
          ...(encoding !== null && { 'Content-Encoding': encoding }),
        },
        body,
      })
    for (const encoding of [
      'gzip',
      'GZIP',
      'br',
      'deflate',
      'zstd',
      'identity, gzip',
      'aes128gcm',
    ]) {
      const answer = await send(encoding, await gzip(text))
      expect([answer.status, answer.headers.get('X-Content-Type-Options')], encoding).toEqual([
        415,
        'nosniff',
      ])
    }
    expect(await changed()).toEqual([])
    const plain = (await send(null, text)).status
    expect(plain).not.toBe(415)
    for (const encoding of ['identity', 'Identity', ''])
      expect((await send(encoding, text)).status, encoding).toBe(plain)
  },
)

it('17.22: says nothing of an encoding where there is no body (SEC-69)', async () => {
  const { ask } = await createOperator()
  expect((await ask('/nl', { headers: { 'Content-Encoding': 'gzip' } })).status).toBe(200)
})
