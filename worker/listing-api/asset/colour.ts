/** Type of a PNG's pixels → where its red, green and blue are. */
const CHANNELS: Record<number, readonly [red: number, green: number, blue: number]> = {
  0: [0, 0, 0],
  2: [0, 1, 2],
  4: [0, 0, 0],
  6: [0, 1, 2],
}

/** The colour of a PNG of one pixel, as six hexadecimal digits; null for one that is read otherwise than eight bits a channel. */
export async function colourOf(png: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const view = new DataView(png.buffer, png.byteOffset, png.length)
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>()
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    if (!chunks.has(name)) chunks.set(name, png.slice(at + 8, at + 8 + view.getUint32(at)))
  }
  const [header, data, palette] = ['IHDR', 'IDAT', 'PLTE'].map(name => chunks.get(name))
  if (!header || !data) return null
  const type = header[9] ?? -1
  const line = await inflated(data)
  // The first byte is the line's filter, which leaves the first pixel as it is.
  const pixel = line.subarray(1)
  const bits = header[8] ?? 0
  if (type === 3 && palette) return hex(palette.subarray(3 * ((pixel[0] ?? 0) >> (8 - bits))))
  const channels = CHANNELS[type]
  return channels && bits === 8 ? hex(channels.map(at => pixel[at] ?? 0)) : null
}

const inflated = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Response(data).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const hex = (channels: ArrayLike<number>): string =>
  [0, 1, 2].map(at => (channels[at] ?? 0).toString(16).padStart(2, '0')).join('')
