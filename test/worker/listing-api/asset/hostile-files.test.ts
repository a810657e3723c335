import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { pixelsOnly } from '../../../../worker/listing-api/asset/webp.ts'
import type { Bindings } from '../../../../worker/listing-api/bindings.ts'
import { askBound, seedAgencies } from '../support/api.ts'
import * as b from './support/bytes.ts'

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

const put = (name: string, body: BodyInit, init: RequestInit = {}): Promise<Response> =>
  askBound(`/sites/7/assets/${name}`, { method: 'PUT', body, ...init })

const HTML = `<html><script>alert('${b.SECRET}')</script></html>`
const ZIP = `PK\x03\x04${b.SECRET}`
const SVG = (inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inner}<path d="M0 0h9"/></svg>`

/** Eight shapes of which each is ten of the next. */
const bomb = (use: (id: string) => string): string =>
  Array.from({ length: 8 }, (_, at) => `<g id="a${at}">${use(`a${at + 1}`).repeat(10)}</g>`).join(
    '',
  )

type Files = Record<string, () => b.Bytes | string | Promise<b.Bytes>>

const refused = async (files: Files, status: number, words: RegExp): Promise<void> => {
  for (const [name, file] of Object.entries(files)) {
    const answer = await put('hostile', await file())
    const { error } = await answer.json<{ error?: { message: string } }>()
    expect([name, answer.status, error?.message]).toEqual([
      name,
      status,
      expect.stringMatching(words),
    ])
  }
  expect((await askBound('/sites/7/assets/hostile')).status).toBe(404)
}

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

describe('a logo', () => {
  test('keeps its shapes and nothing that acts or reaches out (UPLOAD-20, UPLOAD-21)', async () => {
    const drawings: Record<string, string> = {
      'a script': SVG('<script>alert(1)</script><script href="//evil.test/a.js"/>'),
      events: SVG('<rect onclick="alert(1)" width="1" height="1"/>', ' onload="alert(1)"'),
      'a page in it': SVG('<foreignObject><iframe src="//evil.test"></iframe></foreignObject>'),
      'a link': SVG('<a href="javascript:alert(1)"><rect width="1"/></a>'),
      'an animation': SVG('<animate attributeName="href" values="javascript:alert(1)"/>'),
      'a set': SVG('<set attributeName="onload" to="alert(1)"/>'),
      'an imported style': SVG('<style>@import "//evil.test/a.css";</style>'),
      'a style from outside': SVG('<style>path{fill:url(//evil.test/a)}</style>'),
      'a style that hides its words': SVG('<style>\\40 import "//evil.test";</style>'),
      'a colour from outside': SVG('<rect fill="url(https://evil.test/a#b)"/>'),
      'a colour as data': SVG('<rect style="fill:url(data:image/svg+xml,x)"/>'),
      'a picture from outside': SVG('<image href="https://evil.test/a.png"/>'),
      'a shape from outside': SVG('<use xlink:href="https://evil.test/a.svg#b"/>'),
      'an effect from outside': SVG('<filter><feImage href="//evil.test"/></filter>'),
      'a declared word': `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${SVG('<text>&e;</text>')}`,
      'words of words': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG('<text>&b;</text>')}`,
      'a comment': SVG('<!-- alert(1) evil.test -->'),
      'a template': SVG('<template><script>alert(1)</script></template>'),
      'data of an editor': SVG('<metadata>evil.test</metadata><title>evil.test</title>'),
    }
    for (const [name, drawing] of Object.entries(drawings)) {
      const answer = await put('logo-1', drawing)
      expect([name, answer.status]).toEqual([name, 200])
      const shown = await askBound('/sites/7/assets/logo-1')
      expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
      const clean = await shown.text()
      expect(clean).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 9 9">.*<path d="M0 0h9" \/><\/svg>$/s,
      )
      expect([name, clean]).toEqual([
        name,
        expect.not.stringMatching(
          /script|on\w+=|evil|data:|foreignObject|animate|ENTITY|passwd|@|\\/i,
        ),
      ])
      const again = await put('logo-1', clean)
      expect(await again.json()).toMatchObject({ kind: 'logo', changed: false })
    }
  })

  test('that draws too much, or nothing, is refused (UPLOAD-22)', async () => {
    await refused(
      {
        'shapes of shapes of shapes': () =>
          SVG(`${bomb(id => `<use href="#${id}"/>`)}<g id="a8"><path d="M0 0"/></g>`),
        'masks of masks of masks': () => SVG(bomb(id => `<g mask="url(#${id})"/>`)),
        'shapes that are part of themselves': () => SVG('<g id="a"><use href="#a"/></g>'),
        'a style that makes them so': () =>
          SVG('<style>.x{mask:url(#m)}</style><mask id="m"><rect class="x"/></mask><g class="x"/>'),
        '5,001 elements': () => SVG('<path d="M0"/>'.repeat(5_000)),
        'over 200,000 letters': () => SVG(`<path d="${'M0 0'.repeat(50_001)}"/>`),
        'a script alone': () => '<svg><script>alert(1)</script></svg>',
        'a picture alone': () => '<svg><image href="https://evil.test/a.png"/></svg>',
      },
      422,
      /SVG/,
    )
    await refused({ 'Latin-1': () => b.join('<svg><text>', [0xe9], '</text></svg>') }, 422, /UTF-8/)
  })

  test('keeps its colours, gradients and parts (UPLOAD-20)', async () => {
    const drawing = SVG(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M1 1"/>' +
        '<clipPath id="c"><rect class="a" width="3" height="3"/></clipPath></defs>' +
        '<style>.a{fill:url(#g);stroke:#123}</style><g clip-path="url(#c)"><use xlink:href="#p"/></g>' +
        '<rect style="fill:rgb(1,2,3);opacity:.5" transform="rotate(3 1 1)" stroke-dasharray="1,2"/>',
    )
    await put('logo-1', drawing)
    expect(await (await askBound('/sites/7/assets/logo-1')).text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff" />' +
        '</linearGradient><path id="p" d="M1 1" /><clipPath id="c"><rect class="a" width="3" height="3" /></clipPath></defs>' +
        '<style>.a{fill:url(#g);stroke:#123}</style><g clip-path="url(#c)"><use href="#p" /></g>' +
        '<rect style="fill:rgb(1,2,3);opacity:.5" transform="rotate(3 1 1)" stroke-dasharray="1 2" /><path d="M0 0h9" /></svg>',
    )
  })
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
