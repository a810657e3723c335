import type { Draws } from './random.ts'

/** One frame as a client sends it, masked with zeros: its payload stands as it is. */
const frame = (first: number, payload: Buffer | string): Buffer => {
  const content = Buffer.from(payload)
  const { length } = content
  const size =
    length < 126
      ? Buffer.from([0x80 | length])
      : Buffer.concat([Buffer.from([0x80 | 127]), sizeOf(BigInt(length))])
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(4), content])
}

function sizeOf(length: bigint): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(length)
  return size
}

const [TEXT, BINARY, CLOSE, PING] = [0x81, 0x82, 0x88, 0x89]

/** What no browser of ours sends at a socket that only tells. */
export const FRAMES: Readonly<Record<string, Buffer>> = {
  'a word': frame(TEXT, '{"version":9}'),
  'many words': Buffer.concat(Array.from({ length: 5000 }, () => frame(TEXT, 'x'))),
  'a million bytes': frame(BINARY, Buffer.alloc(1_000_000)),
  'forty million bytes': frame(TEXT, Buffer.alloc(40_000_000, 'x')),
  'a size that nothing has': Buffer.concat([Buffer.from([TEXT, 0xff]), sizeOf(2n ** 63n - 1n)]),
  'a size below zero': Buffer.from([TEXT, 0xff, ...Buffer.alloc(8, 0xff)]),
  'a frame without a mask': Buffer.from([TEXT, 1, 120]),
  'bits that nobody agreed on': frame(0xf1, 'x'),
  'a kind that there is none of': frame(0x83, 'x'),
  'a control that there is none of': frame(0x8b, 'x'),
  'the middle of nothing': frame(0x80, 'x'),
  'a beginning without an end': frame(0x01, 'x'),
  'two beginnings': Buffer.concat([frame(0x01, 'x'), frame(0x01, 'x')]),
  'no text': frame(TEXT, Buffer.from([0xff, 0xc0, 0xed, 0xa0, 0x80])),
  'a ping too long': frame(PING, Buffer.alloc(200)),
  'many pings': Buffer.concat(Array.from({ length: 5000 }, () => frame(PING, 'x'))),
  'an end without a code': frame(CLOSE, ''),
  'half a code': frame(CLOSE, Buffer.from([3])),
  'a code that may not be sent': frame(CLOSE, Buffer.from([3, 0xed])),
  'an end, and more': Buffer.concat([frame(CLOSE, Buffer.from([3, 0xe8])), frame(TEXT, 'x')]),
  'half a frame': frame(TEXT, 'x'.repeat(100)).subarray(0, 20),
}

export const garbage = (draws: Draws): Buffer =>
  Buffer.from(Array.from({ length: 1 + draws.below(4000) }, () => draws.below(256)))
