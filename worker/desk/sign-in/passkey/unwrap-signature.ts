const SEQUENCE = 0x30
const INTEGER = 0x02
/** Bytes of one number of a signature on the curves that COSE names 1, 2 and 3: P-256, P-384 and P-521. */
const LENGTHS = new Map([
  [1, 32],
  [2, 48],
  [3, 66],
])

/** An ECDSA signature as devices write it (two numbers in DER) as the Web's cryptography reads it: the two at their full length. */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  const length = LENGTHS.get(curve)
  if (!length) throw new Error(`No curve ${curve}`)
  const numbers = readPart(signature, 0, SEQUENCE)
  const first = readPart(numbers.bytes, 0, INTEGER)
  const second = readPart(numbers.bytes, first.end, INTEGER)
  if (numbers.end !== signature.length || second.end !== numbers.bytes.length)
    throw new Error('A signature has two numbers and nothing more')
  const plain = new Uint8Array(2 * length)
  plain.set(atLength(first.bytes, length), 0)
  plain.set(atLength(second.bytes, length), length)
  return plain
}

function readPart(bytes: Uint8Array, at: number, tag: number): { bytes: Uint8Array; end: number } {
  const isLong = bytes[at + 1] === 0x81
  const start = at + (isLong ? 3 : 2)
  const length = bytes[start - 1] ?? 0
  const end = start + length
  if (bytes[at] !== tag || isLong !== length > 127 || length === 0 || end > bytes.length)
    throw new Error('Not a signature in DER')
  return { bytes: bytes.subarray(start, end), end }
}

/** A number at `length` bytes; its sign’s byte, which is 0, is left out. */
function atLength(number: Uint8Array, length: number): Uint8Array {
  const [first = 0, next = 0] = number
  if (first > 127 || (first === 0 && number.length > 1 && next < 128))
    throw new Error('Not the shortest way to write a positive number')
  const digits = first === 0 ? number.subarray(1) : number
  if (digits.length > length) throw new Error('A number longer than the curve has')
  const whole = new Uint8Array(length)
  whole.set(digits, length - digits.length)
  return whole
}
