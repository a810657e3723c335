import type { HostFacts } from '../versions/host-entry.ts'

export const CSP_REPORTS = '/csp-reports'

/**
 * How a handler says that its page frames our own ('around': the desk) or may be framed by it ('inside': its preview). Never
 * sent.
 */
export const OWN_FRAMES = 'X-Own-Frames'

/** Sources beyond 'self' are only those that the site's record turns on. */
function contentSecurityPolicy(
  site: Pick<HostFacts, 'settings'> | null,
  frames: string | null,
): string {
  const captcha = site?.settings.captcha ? CAPTCHA_HOSTS[site.settings.captcha.service] : []
  const videos = (site?.settings.videoHosts ?? []).map(host => `https://${host}`)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...captcha].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...captcha].join(' ')}`,
    frames === 'around'
      ? `frame-src 'self'`
      : `frame-src ${[...captcha, ...videos].join(' ') || "'none'"}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frames === 'inside' ? "'self'" : "'none'"}`,
    // A captcha's script makes Trusted Types policies under names of its own.
    ...(captcha.length > 0
      ? []
      : [`require-trusted-types-for 'script'`, 'trusted-types default baksteen']),
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join('; ')
}

const CAPTCHA_HOSTS = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
} as const

/** Browser features that no page uses, and no frame may. */
const DISABLED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

/** Of no page but the desk's, where people sign in with a key of their device. */
const OF_THE_DESK: ReadonlySet<string> = new Set([
  'publickey-credentials-create',
  'publickey-credentials-get',
])

const permissions = (isDesk: boolean): string =>
  [
    ...DISABLED_FEATURES.map(
      each => `${each}=${isDesk && OF_THE_DESK.has(each) ? '(self)' : '()'}`,
    ),
    'fullscreen=(self)',
    'geolocation=(self)',
  ].join(', ')

/** The Permissions-Policy of the desk. */
export const PERMISSIONS_AT_DESK = permissions(true)

const FIXED_HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', permissions(false)],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Reporting-Endpoints', `csp="${CSP_REPORTS}"`],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
]

const HSTS = 'max-age=31536000'

/** Headers of every response of the gateway; those that a handler has set stay. */
export function setSecurityHeaders(
  headers: Headers,
  site: Pick<HostFacts, 'settings'> | null,
  https: boolean,
): void {
  for (const [name, value] of FIXED_HEADERS) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', contentSecurityPolicy(site, headers.get(OWN_FRAMES)))
  headers.delete(OWN_FRAMES)
  if (!headers.has('Cross-Origin-Resource-Policy'))
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (https) headers.set('Strict-Transport-Security', HSTS)
}
