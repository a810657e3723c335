/** The host of an address, in lower case, without port or trailing dot; null where it is no host name. */
export function hostnameOf(url: URL): string | null {
  const hostname = url.hostname.toLowerCase().replace(/\.$/, '')
  return /^[a-z0-9.-]{1,253}$/.test(hostname) ? hostname : null
}
