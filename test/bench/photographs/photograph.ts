import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { root } from '../../../worker/commands/local/run-tool.ts'

const [WIDTH, HEIGHT] = [4_000, 3_000]
/** In px, what a grain of noise is wide: a camera's photograph has detail at every scale. */
const GRAINS = [1, 3, 8]

/** A photograph in the public domain as large and as heavy as a camera's, some 5 MB, with the place where it was taken in it. */
export async function photograph(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(
    readFileSync(join(root, 'test/bench/photographs', number % 2 ? 'home.jpg' : 'boats.jpg')),
  )
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flop(number % 4 > 1)
    .modulate({ brightness: 1 - number / 200 })
    .composite(await overlays())
    .jpeg({ quality: 96 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 15/1' } })
  return new Uint8Array(await picture.toBuffer())
}

let made: Promise<OverlayOptions[]> | undefined
const overlays = (): Promise<OverlayOptions[]> => (made ??= Promise.all(GRAINS.map(noise)))

async function noise(grain: number): Promise<OverlayOptions> {
  const [width, height] = [Math.ceil(WIDTH / grain), Math.ceil(HEIGHT / grain)]
  const small = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const input = await sharp(small).resize(WIDTH, HEIGHT).png({ compressionLevel: 1 }).toBuffer()
  return { input, blend: 'soft-light' }
}
