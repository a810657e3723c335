type Range = readonly [address: string, bits: number]

/** Not of the public internet, by the registries of special-purpose addresses (RFC 6890 and what came since). */
const PRIVATE_IPV4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Of 2000::/3, outside which nothing is public: Teredo and its neighbours, documentation, 6to4. */
const PRIVATE_IPV6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

/** Whether an IPv4 address, dotted as URL parsing writes it, is one of the public internet (FETCH-1). */
export const isPublicIpv4 = (address: string): boolean =>
  isIpv4(address) && !PRIVATE_IPV4.some(range => isWithin(bitsOfIpv4(address), range, bitsOfIpv4))

/** The same of an IPv6 address without brackets; one that holds an IPv4 address is not public, whatever that is (FETCH-1). */
export function isPublicIpv6(address: string): boolean {
  const bits = bitsOfIpv6(address)
  return (
    bits !== null &&
    bits.startsWith('001') &&
    !PRIVATE_IPV6.some(range => isWithin(bits, range, each => bitsOfIpv6(each) ?? ''))
  )
}

/** Four numbers of at most 255, without leading zeros. */
export const isIpv4 = (text: string): boolean =>
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text)

const isWithin = (
  bits: string,
  [address, length]: Range,
  bitsOf: (address: string) => string,
): boolean => bits.startsWith(bitsOf(address).slice(0, length))

const binary = (value: number, length: number): string => value.toString(2).padStart(length, '0')

const bitsOfIpv4 = (address: string): string =>
  address
    .split('.')
    .map(part => binary(Number(part), 8))
    .join('')

/** null: not an IPv6 address. A dotted end counts as its two groups. */
function bitsOfIpv6(address: string): string | null {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (dotted && !isIpv4(dotted[2] ?? '')) return null
  const end = dotted ? bitsOfIpv4(dotted[2] ?? '') : ''
  const [head = '', tail, more] = (
    dotted ? (dotted[1] ?? '').replace(/([^:]):$/, '$1') : address
  ).split('::')
  if (more !== undefined) return null
  const groupsOf = (text: string): string[] => text.split(':').filter(Boolean)
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const missing = 8 - before.length - after.length - end.length / 16
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return groups.every(group => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map(group => binary(parseInt(group, 16), 16)).join('') + end
    : null
}
