/** The host a request is for: from its address only, lower case, without port or trailing dot. null: not a host name at all. */
export function hostnameOf(request: Request): string | null {
  const hostname = new URL(request.url).hostname.toLowerCase().replace(/\.$/, '')
  return /^[a-z0-9.-]{1,253}$/.test(hostname) ? hostname : null
}
