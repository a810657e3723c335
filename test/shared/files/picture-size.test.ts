import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FileType } from '../../../shared/files/file-type.ts'
import { pictureSize } from '../../../shared/files/picture-size.ts'
import { big, bytes, little, zeros } from './bytes.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const
const size = (width: number, height: number, frames = 1) => ({ width, height, frames })

describe('the size of a JPEG', () => {
  const frame = (marker: number, width = 640, height = 480) =>
    bytes(0xff, marker, big(11, 2), 8, big(height, 2), big(width, 2), zeros(4))
  const segment = (marker: number, length: number) =>
    bytes(0xff, marker, big(length + 2, 2), new Uint8Array(length).fill(0xc0))
  const jpeg = (...parts: Uint8Array[]) =>
    pictureSize(bytes(0xff, 0xd8, ...parts, zeros(4)), 'image/jpeg')

  it('stands in its frame, behind other segments', () => {
    expect(jpeg(frame(0xc0))).toEqual(size(640, 480))
    expect(jpeg(segment(0xe0, 14), segment(0xdb, 0), frame(0xc2))).toEqual(size(640, 480))
    expect(jpeg(segment(0xe1, 700), frame(0xc0, 65_535, 1))).toEqual(size(65_535, 1))
  })

  it('may have bytes that fill before a segment', () => {
    expect(jpeg(bytes(0xff, 0xff), frame(0xc0))).toEqual(size(640, 480))
  })

  it('stands in no table', () => {
    const told = Array.from({ length: 0x20 }, (_, index) => 0xb8 + index).filter(
      marker => jpeg(frame(marker)) !== null,
    )
    expect(told).toEqual([
      0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
    ])
  })

  it('is unknown where a segment does not begin, or the file ends', () => {
    expect(jpeg(bytes(0), frame(0xc0))).toBeNull()
    expect(jpeg(segment(0xe0, 14))).toBeNull()
    const whole = bytes(0xff, 0xd8, frame(0xc0))
    expect(pictureSize(whole.subarray(0, 11), 'image/jpeg')).toBeNull()
    expect(pictureSize(whole.subarray(0, 12), 'image/jpeg')).toEqual(size(640, 480))
  })
})

describe('the size of a PNG', () => {
  const chunk = (name: string, data: Uint8Array) => bytes(big(data.length, 4), name, data, zeros(4))
  const head = (width: number, height: number) =>
    bytes('\x89PNG\r\n\x1a\n', chunk('IHDR', bytes(big(width, 4), big(height, 4), 8, 6, 0, 0, 0)))
  const png = (...parts: Uint8Array[]) =>
    pictureSize(bytes(head(70_000, 300), ...parts), 'image/png')

  it('stands at its beginning', () => {
    expect(png()).toEqual(size(70_000, 300))
    expect(png(chunk('IDAT', zeros(3)))).toEqual(size(70_000, 300))
  })

  it('comes with the number of its frames, which is told before its pixels', () => {
    const moving = chunk('acTL', bytes(big(12, 4), big(0, 4)))
    expect(png(moving)).toEqual(size(70_000, 300, 12))
    expect(png(chunk('gAMA', zeros(5)), moving)).toEqual(size(70_000, 300, 12))
    expect(png(chunk('IDAT', zeros(3)), moving)).toEqual(size(70_000, 300))
    expect(png(moving.subarray(0, 11))).toEqual(size(70_000, 300))
    expect(png(moving.subarray(0, 12))).toEqual(size(70_000, 300, 12))
  })

  it('is unknown where the head is another, or cut off', () => {
    const whole = head(5, 6)
    expect(pictureSize(whole, 'image/png')).toEqual(size(5, 6))
    expect(pictureSize(whole.subarray(0, 32), 'image/png')).toBeNull()
    expect(pictureSize(whole.with(12, 0x4a), 'image/png')).toBeNull()
  })
})

describe('the size of a GIF', () => {
  const head = (flags: number) => bytes('GIF89a', little(300, 2), little(200, 2), flags, 0, 0)
  const extension = bytes(0x21, 0xf9, 4, zeros(4), 3, 9, 9, 9, 0)
  const image = (flags: number, table = 0) =>
    bytes(0x2c, zeros(8), flags, new Uint8Array(table).fill(0x2c), 2, 2, 0x2c, 0x2c, 0)
  const gif = (...parts: Uint8Array[]) => pictureSize(bytes(...parts), 'image/gif')

  it('stands at its beginning, and its frames are counted', () => {
    expect(gif(head(0))).toEqual(size(300, 200))
    expect(gif(head(0), image(0))).toEqual(size(300, 200))
    expect(gif(head(0), image(0), bytes(0x3b))).toEqual(size(300, 200))
    expect(gif(head(0), extension, image(0), extension, image(0), image(0), bytes(0x3b))).toEqual(
      size(300, 200, 3),
    )
  })

  it.each([0, 1, 3, 7])('is read past tables of colours of %i bits and one', bits => {
    const table = new Uint8Array(3 * 2 ** (bits + 1)).fill(0x2c)
    expect(gif(head(0x80 + bits), table, image(0), image(0))).toEqual(size(300, 200, 2))
    expect(gif(head(0), image(0x80 + bits, table.length), image(0))).toEqual(size(300, 200, 2))
    // Without the flag there is none.
    expect(gif(head(bits), image(bits), image(0))).toEqual(size(300, 200, 2))
  })

  it('counts nothing behind its end, or behind what is no block', () => {
    expect(gif(head(0), image(0), image(0), bytes(0x3b), image(0))).toEqual(size(300, 200, 2))
    expect(gif(head(0), image(0), image(0).subarray(0, 5))).toEqual(size(300, 200, 2))
  })

  it('is read where the file ends within a block', () => {
    expect(gif(head(0), image(0), image(0).subarray(0, -1))).toEqual(size(300, 200, 2))
    expect(gif(head(0), image(0), extension.subarray(0, -2))).toEqual(size(300, 200))
  })

  it('is unknown where the head is cut off', () => {
    expect(gif(head(0).subarray(0, 12))).toBeNull()
  })
})

describe('the size of a WebP', () => {
  const webp = (...parts: (number | string | Uint8Array)[]) =>
    pictureSize(bytes('RIFF', zeros(4), 'WEBP', ...parts), 'image/webp')
  const chunk = (name: string, length: number) =>
    bytes(name, little(length, 4), zeros(length + (length % 2)))

  it('stands in each of its three kinds', () => {
    const lossy = (width: number, height: number) =>
      webp('VP8 ', little(10, 4), zeros(6), little(width, 2), little(height, 2))
    expect(lossy(800, 600)).toEqual(size(800, 600))
    // Above them stands how it is to be stretched.
    expect(lossy(0x4000 + 800, 0xc000 + 0x3fff)).toEqual(size(800, 0x3fff))
    const lossless = (width: number, height: number) =>
      webp('VP8L', little(10, 4), 0x2f, little((width - 1) | ((height - 1) << 14), 4), zeros(5))
    expect(lossless(800, 600)).toEqual(size(800, 600))
    expect(lossless(0x4000, 0x4000)).toEqual(size(0x4000, 0x4000))
    const canvas = (width: number, height: number) =>
      webp('VP8X', little(10, 4), zeros(4), little(width - 1, 3), little(height - 1, 3))
    expect(canvas(800, 600)).toEqual(size(800, 600))
    expect(canvas(0x1_0000, 0x12_3456)).toEqual(size(0x1_0000, 0x12_3456))
  })

  it('comes with the number of its frames', () => {
    const canvas = bytes('VP8X', little(10, 4), zeros(4), little(9, 3), little(19, 3))
    expect(webp(canvas, chunk('ANIM', 6), chunk('ANMF', 16), chunk('ANMF', 17))).toEqual(
      size(10, 20, 2),
    )
    expect(webp(canvas, chunk('ALPH', 5), chunk('VP8 ', 4))).toEqual(size(10, 20))
    expect(webp(canvas, chunk('ALPH', 5), chunk('ANMF', 0), chunk('ANMF', 0))).toEqual(
      size(10, 20, 2),
    )
    expect(webp(canvas, chunk('ANMF', 0), bytes('ANMF', 0, 0, 0))).toEqual(size(10, 20))
  })

  it('is unknown of another kind, or where the head is cut off', () => {
    expect(webp('ALPH', zeros(30))).toBeNull()
    for (const kind of ['VP8 ', 'VP8L', 'VP8X']) {
      const filled = new Uint8Array(14).fill(1)
      expect(webp(kind, filled)).not.toBeNull()
      expect(webp(kind, filled.subarray(1))).toBeNull()
    }
  })
})

describe('the size of an AVIF', () => {
  const box = (width: number, height: number) =>
    bytes(big(20, 4), 'ispe', zeros(4), big(width, 4), big(height, 4))
  const avif = (brand: string, ...parts: Uint8Array[]) =>
    pictureSize(bytes(big(12, 4), 'ftyp', brand, ...parts), 'image/avif')

  it('is that of the whole, which is larger than its tiles', () => {
    expect(avif('avif', box(400, 300))).toEqual(size(400, 300))
    expect(avif('avif', box(512, 512), box(1_000, 600), box(512, 512))).toEqual(size(1_000, 600))
    // Larger by its pixels, and not by its form.
    expect(avif('avif', box(900, 10), box(100, 100))).toEqual(size(100, 100))
    expect(avif('avif', box(10, 900), box(100, 100))).toEqual(size(100, 100))
    expect(avif('avif', box(100, 100), box(900, 10))).toEqual(size(100, 100))
    // Of two as large the first.
    expect(avif('avif', box(20, 10), box(10, 20))).toEqual(size(20, 10))
  })

  it('moves where its brand says so', () => {
    expect(avif('avis', box(400, 300))).toEqual(size(400, 300, Infinity))
    expect(avif('avis')).toBeNull()
  })

  it('is looked for in its beginning alone', () => {
    const place = 65_536 - 12 - 20
    expect(avif('avif', zeros(place), box(4, 3))).toEqual(size(4, 3))
    expect(avif('avif', zeros(place + 1), box(4, 3), zeros(9))).toBeNull()
    expect(avif('avif', box(4, 3).subarray(0, 19))).toBeNull()
    expect(avif('avif')).toBeNull()
  })
})

test('A side of nothing is no size', () => {
  const gif = (width: number, height: number) =>
    pictureSize(bytes('GIF89a', little(width, 2), little(height, 2), zeros(3)), 'image/gif')
  expect([gif(1, 1), gif(0, 1), gif(1, 0), gif(0, 0)]).toEqual([size(1, 1), null, null, null])
})

test('Drawings and documents have no pixels', () => {
  const types: FileType[] = ['image/svg+xml', 'application/pdf']
  expect(types.map(type => pictureSize(zeros(100), type))).toEqual([null, null])
})

test('A view into a larger file is read from where it begins', () => {
  const gif = bytes('GIF89a', little(300, 2), little(200, 2), zeros(3))
  expect(pictureSize(bytes(7, 7, 7, gif, 7).subarray(3, 16), 'image/gif')).toEqual(size(300, 200))
})

test('Any bytes have a size or none, and are never read beyond their end', () => {
  const anything = fc.tuple(fc.constantFrom(...TYPES), fc.uint8Array({ maxLength: 80 }))
  fc.assert(
    fc.property(anything, ([type, given]) => {
      const found = pictureSize(given, type)
      expect(found === null || (found.width > 0 && found.height > 0)).toBe(true)
    }),
  )
})
