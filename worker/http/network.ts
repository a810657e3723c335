/** The network that a request came from, as one customer of a provider has it; '' where it is not told. */
export function networkOf({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get('CF-Connecting-IP') ?? ''
  return address.includes(':') ? ipv6Network(address) : address
}

/** The first 64 bits: what a provider assigns to one customer. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(part => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whose network a request came from, and the country: 'Proximus NV, BE'; '' where it is not told. */
export function networkOwner({ cf }: Pick<Request, 'cf'>): string {
  const names = [cf?.asOrganization, cf?.country].filter(
    name => typeof name === 'string' && name !== '',
  )
  return names.join(', ').slice(0, 100)
}
