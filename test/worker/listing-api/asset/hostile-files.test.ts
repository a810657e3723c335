import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { pixelsOnly } from '../../../../worker/listing-api/asset/webp.ts'
import type { Bindings } from '../../../../worker/listing-api/bindings.ts'
import { askBound, seedAgencies } from '../support/api.ts'
import * as b from './support/bytes.ts'
import { put, refused, SVG } from './support/put.ts'

const { IMAGES } = env as unknown as Bindings

const sent = { png: b.text(''), webp: b.text(''), avif: b.text('') }

beforeAll(async () => {
  await seedAgencies()
  for (const format of ['png', 'webp', 'avif'] as const) {
    const made = await IMAGES.input(new Response(b.LANDSCAPE).body!)
      .transform({ width: 160 })
      .output({ format: `image/${format}` })
    sent[format] = new Uint8Array(await made.response().arrayBuffer())
  }
})

const HTML = `<html><script>alert('${b.SECRET}')</script></html>`
const ZIP = `PK\x03\x04${b.SECRET}`
describe('what is no file of ours', () => {
  test('is refused by its bytes (UPLOAD-1, UPLOAD-2)', () =>
    refused(
      {
        nothing: () => b.text(''),
        text: () => 'a house',
        'a page with a drawing in it': () => `<!DOCTYPE html>${SVG('')}`,
        'a page': () => HTML,
        'a script': () => 'alert(1)',
        'a script of a server': () => '<?php system("id") ?>',
        'an archive': () => ZIP,
        'a program': () => b.join('MZ', [0x90, 0, 3]),
        'a TIFF': () => b.exif(),
        'a BMP': () => b.join('BM', b.le32(100), b.le32(0)),
        'a JPEG XL': () => b.join([0xff, 0x0a, 1, 2, 3]),
        'a film': () => b.join(b.be32(24), 'ftypisom', b.be32(0)),
        'packed bytes': () => b.join([0x1f, 0x8b, 8, 0, 0, 0]),
        'a drawing in UTF-16': () =>
          b.join(
            [0xff, 0xfe],
            [...SVG('')].flatMap(letter => b.le16(letter.charCodeAt(0))),
          ),
      },
      415,
      /JPEG, PNG, WebP, AVIF or GIF/,
    ))

  test('of an iPhone is told what to set there (UPLOAD-2)', () =>
    refused(
      { HEIC: () => b.join(b.be32(24), 'ftypheic', b.be32(0)) },
      415,
      /HEIC.*Most Compatible/,
    ))

  test('is not unpacked, and has an end (UPLOAD-3)', async () => {
    const packed = await put('hostile', b.HOME, { headers: { 'content-encoding': 'gzip' } })
    expect(packed.status).toBe(415)
    const large = new Uint8Array(25 * 1024 * 1024 + 1)
    large.set(b.HOME)
    const { status } = await put('hostile', large)
    expect(status).toBe(413)
  })

  test.each(['a.jpg', '..%2Fb', 'a%00', 'é', 'a'.repeat(65), '%E2%80%AEgpj'])(
    'has no name like %s (UPLOAD-1)',
    async name => expect((await put(name, b.HOME)).status).toBe(404),
  )
})

test('What would be too much to decode is refused by its head (UPLOAD-4)', () =>
  refused(
    {
      'a line of 60,000 px': () => b.pngHead(1, 60_000),
      '900 megapixels': () => b.pngHead(30_000, 30_000),
      '72 megapixels': () => b.jpegHead(12_000, 6_000),
      'a JPEG 65,500 px wide': () => b.jpegHead(65_500, 10),
      'an AVIF of 400 megapixels': () => b.avifHead(20_000, 20_000),
      'an AVIF that moves': () => b.avifHead(100, 100, 'avis'),
      'a GIF of 5,000 frames': () => b.gif(1_000, 1_000, 5_000),
      'a PNG of 60 frames': () =>
        b.withChunks(b.pngHead(1_000, 1_000), b.pngChunk('acTL', b.be32(60), b.be32(0))),
      'a WebP of four large frames': () =>
        b.riff(
          b.vp8x(2, 4_000, 4_000),
          ...Array.from({ length: 4 }, () => b.webpChunk('ANMF', '0')),
        ),
      'no width': () => b.pngHead(0, 100),
      'a JPEG that is two bytes': () => b.join([0xff, 0xd8, 0xff]),
      'a JPEG without a frame': () => b.join([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 2, 3, 4, 5, 6]),
      'a GIF that is a script': () => 'GIF89a/*',
      'a WebP without anything': () => b.riff(),
    },
    422,
    /60 megapixels|50 megapixels|how large/,
  ))

test('What cannot be read is refused (UPLOAD-5)', () =>
  refused(
    {
      'half a JPEG': () => b.HOME.subarray(0, 9_000),
      'half a PNG': () => sent.png.subarray(0, sent.png.length / 2),
      'half a WebP': () => sent.webp.subarray(0, sent.webp.length / 2),
      'half an AVIF': () => sent.avif.subarray(0, sent.avif.length / 2),
      'a script within the head of a GIF': () =>
        b.join(b.gif(16, 16, 0).subarray(0, 19), '=alert(1)'),
      'the head of a JPEG': () => b.jpegHead(100, 100),
      'the head of an AVIF': () => b.avifHead(100, 100),
    },
    422,
    /broken/,
  ))

test('Of what is kept of a picture nothing is left but pixels, upright (UPLOAD-6)', async () => {
  const metadata = [
    b.pngChunk('tEXt', `Comment\0${b.SECRET}`),
    b.pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', b.XMP),
    b.pngChunk('eXIf', b.exif()),
  ]
  const files: Record<string, [bytes: b.Bytes, width: number, height: number]> = {
    'a JPEG with a position, on its side': [b.withExif(b.HOME), 493, 640],
    'a JPEG with all that Adobe writes': [b.withEverything(b.HOME), 640, 493],
    'a JPEG that is a page': [b.join(b.HOME, HTML), 640, 493],
    'a JPEG that is a PDF': [b.withComment(b.HOME, `%PDF-1.7 ${b.SECRET}`), 640, 493],
    'a JPEG that is an archive': [b.join(b.HOME, ZIP), 640, 493],
    'a PNG with texts and a position': [b.withChunks(sent.png, ...metadata), 76, 160],
    'a PNG that is an archive': [b.join(sent.png, ZIP), 160, 76],
    'a WebP with a position': [
      b.riff(
        b.vp8x(0x0c, 160, 76),
        sent.webp.slice(12),
        b.webpChunk('EXIF', b.exif()),
        b.webpChunk('XMP ', b.XMP),
      ),
      76,
      160,
    ],
    'a WebP that is a page': [b.join(sent.webp, HTML), 160, 76],
    'an AVIF with a text': [b.join(sent.avif, b.pngChunk('free', b.SECRET)), 160, 76],
    'a GIF with a comment': [b.gif(16, 16, 1, `<script>${b.SECRET}</script>`), 16, 16],
    'a GIF that moves': [b.gif(16, 16, 3), 16, 16],
    'a PNG of 16 megapixels in 2 kB': [await b.smallPng(4_000, 4_000), 3_000, 3_000],
  }
  for (const [name, [bytes, width, height]] of Object.entries(files)) {
    const answer = await put('kept', bytes, { headers: { 'content-type': 'text/html' } })
    const asset = await answer.json<Record<string, unknown>>()
    expect([name, asset.kind, asset.contentType, asset.width, asset.height]).toEqual([
      name,
      'picture',
      'image/webp',
      width,
      height,
    ])
    const kept = new Uint8Array(await (await askBound('/sites/7/assets/kept')).arrayBuffer())
    expect(pixelsOnly(kept)).toEqual(kept)
    expect(new TextDecoder('latin1').decode(kept)).not.toMatch(
      new RegExp(`${b.SECRET}|Exif|EXIF|XMP|ICC|PK\x03\x04|<script|%PDF`),
    )
  }
})

test('A PDF is kept as it came, and only saved, whatever is in it (UPLOAD-17)', async () => {
  for (const inner of ['/JavaScript (app.alert(1))', '/Launch /EmbeddedFile', HTML]) {
    const pdf = b.text(`%PDF-1.7\n${inner}`)
    expect(await (await put('epc', pdf)).json()).toMatchObject({
      kind: 'document',
      width: null,
      color: null,
    })
    const shown = await askBound('/sites/7/assets/epc')
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="epc.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pdf)
  }
})
