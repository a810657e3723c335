import * as v from 'valibot'
import { isRecord } from '../../shared/is-record.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../shared/locale.ts'
import { FORM_NAMES, type Site } from '../../shared/site/site.ts'
import { tableOf } from '../../shared/table.ts'
import { parser } from '../api/parse-response.ts'
import { VIDEO_HOSTS } from '../../shared/site/video-hosts.ts'

const text = v.fallback(v.string(), '')
const localized = v.fallback(v.record(v.string(), v.nullable(v.string())), {})
const textOrLocalized = v.fallback(
  v.union([v.string(), v.record(v.string(), v.nullable(v.string()))]),
  '',
)
const color = (otherwise: string) =>
  v.fallback(v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/i)), otherwise)
const position = v.object({ lat: v.number(), lon: v.number() })

const SETTINGS = {
  hiddenStatus: v.fallback(v.array(v.number()), []),
  detailLinks: v.fallback(v.boolean(), true),
  hiddenTabs: v.fallback(v.array(v.string()), []),
  captcha: v.fallback(
    v.nullable(v.object({ service: v.picklist(['recaptcha', 'turnstile']), siteKey: v.string() })),
    null,
  ),
  videoHosts: v.fallback(
    v.pipe(
      v.array(v.string()),
      v.transform(hosts => VIDEO_HOSTS.filter(host => hosts.includes(host))),
    ),
    [],
  ),
  recipients: v.fallback(
    v.object(tableOf(FORM_NAMES, () => v.fallback(v.optional(v.string()), undefined))),
    {},
  ),
  freeCancelDays: v.fallback(v.optional(v.number()), undefined),
  soldPrices: v.fallback(v.optional(v.boolean()), undefined),
  soldPricesWithout: v.fallback(v.optional(v.array(v.string())), undefined),
  priceHistory: v.fallback(v.optional(v.boolean()), undefined),
}

const THEME = {
  accent: color('7a3b1e'),
  tint: color('efe6dc'),
  paper: color('fbf9f6'),
  ink: color('1f1a17'),
  radius: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(32)), 4),
  headingFace: v.fallback(v.picklist(['fraunces', 'bricolage', 'newsreader']), 'fraunces'),
  textFace: v.fallback(v.picklist(['figtree', 'source-serif', 'hanken']), 'figtree'),
  character: v.fallback(v.picklist(['editorial', 'coastal', 'rustic']), 'editorial'),
  logo: v.fallback(v.nullable(v.string()), null),
  logoHasName: v.fallback(v.boolean(), false),
  logoDark: v.fallback(v.optional(v.nullable(v.string())), undefined),
  icon: v.fallback(v.optional(v.nullable(v.string())), undefined),
  preview: v.fallback(v.optional(v.nullable(v.string())), undefined),
  hero: v.fallback(v.nullable(v.string()), null),
}

const AGENCY = {
  legalName: text,
  street: text,
  number: text,
  zip: text,
  city: localized,
  phone: text,
  email: text,
  kbo: text,
  vat: text,
  biv: text,
  title: localized,
  codeOfConductUrl: textOrLocalized,
  thirdPartyAccount: text,
  supervisor: v.fallback(
    v.object({ name: localized, address: textOrLocalized, url: textOrLocalized }),
    {
      name: {},
      address: '',
      url: '',
    },
  ),
  insurer: v.fallback(v.object({ name: text, policy: text }), { name: '', policy: '' }),
  geoLocation: v.fallback(position, { lat: 50.85, lon: 4.35 }),
}

/** A part that is missing altogether takes the fallbacks of its fields. */
const part = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.optional(v.unknown(), {}),
    v.transform(value => (isRecord(value) ? value : {})),
    v.object(entries),
  )

const SITE = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  hostnames: v.pipe(
    v.array(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9.-]{1,253}$/))),
    v.minLength(1),
  ),
  origin: v.fallback(
    v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/))),
    null,
  ),
  locales: v.fallback(v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)), [...LOCALES]),
  defaultLocale: v.fallback(v.picklist(LOCALES), DEFAULT_LOCALE),
  source: v.fallback(v.picklist(['main', 'guid']), 'main'),
  settings: part(SETTINGS),
  theme: part(THEME),
  agency: part(AGENCY),
  isIllustrated: v.fallback(v.boolean(), false),
  hasPhotographs: v.fallback(v.boolean(), false),
})

const readSite = parser(SITE)

/** A site record of any API, with defaults for what it leaves out. Throws ApiError without id, name and hostname. */
export function parseSite(response: unknown): Site {
  const site: Site = readSite(response)
  return site.locales.includes(site.defaultLocale)
    ? site
    : { ...site, defaultLocale: site.locales[0] ?? DEFAULT_LOCALE }
}

/** Scheme, host and port of the site's absolute addresses. */
export const siteOrigin = (site: Site): string => site.origin ?? `https://${site.hostnames[0]}`
