import * as v from 'valibot'
import { LOCALES } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { tableFromText, tableToText } from './table-text.ts'
import type { Version, VersionTable } from './table.ts'
import { VIDEO_HOSTS } from '../../shared/site/video-hosts.ts'

/** What is needed of a site to find a page that is kept, and for the headers of every answer. */
export interface HostFacts extends Pick<Site, 'id' | 'name' | 'locales' | 'defaultLocale'> {
  settings: Pick<Site['settings'], 'captcha' | 'videoHosts'>
  state: 'live' | 'suspended' | 'moved' | 'removed'
  /** Scheme and host of its back end; '': the deployment's. */
  apiUrl: string
  /** The origin to which visitors of this host are redirected; null: the host has pages of its own. */
  movedTo: string | null
}

/** All that the gateway must know of a host before it asks the page cache. */
export interface HostEntry {
  site: HostFacts
  /** The newest change that was known when the facts were read. */
  asOf: Version
  /** When they were read. */
  readAt: Millis
  versions: VersionTable
}

export const hostKey = (hostname: string): string => `host/${hostname}`

/** Where the versions stand that hold for all: no hostname has a star. */
export const PLATFORM_HOST = '*'

const FACTS = v.object({
  id: v.number(),
  name: v.string(),
  locales: v.array(v.picklist(LOCALES)),
  defaultLocale: v.picklist(LOCALES),
  settings: v.object({
    captcha: v.nullable(
      v.object({ service: v.picklist(['recaptcha', 'turnstile']), siteKey: v.string() }),
    ),
    videoHosts: v.array(v.picklist(VIDEO_HOSTS)),
  }),
  state: v.picklist(['live', 'suspended', 'moved', 'removed']),
  apiUrl: v.string(),
  movedTo: v.nullable(v.string()),
})

const ENTRY = v.object({
  schema: v.literal(1),
  site: FACTS,
  asOf: v.number(),
  readAt: v.number(),
  versions: v.string(),
})

/** Of the text that a store keeps; null: not the facts of a host. */
export function parseHostFacts(text: string): HostFacts | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), FACTS), text)
  return parsed.success ? parsed.output : null
}

/** null: not an entry. */
export function parseHostEntry(stored: unknown): HostEntry | null {
  const parsed = v.safeParse(ENTRY, stored)
  if (!parsed.success) return null
  const { schema: _, versions, ...record } = parsed.output
  return { ...record, versions: tableFromText(versions) }
}

/** The text for KV: at most 10 kB, most of it the estates that changed lately. */
export const hostEntryText = (
  host: Omit<HostEntry, 'versions'> | null,
  versions: VersionTable,
): string => JSON.stringify({ schema: 1, ...host, versions: tableToText(versions) })

export const hostFacts = (
  site: Site & Pick<HostFacts, 'state' | 'apiUrl' | 'movedTo'>,
): HostFacts => ({
  id: site.id,
  name: site.name,
  locales: site.locales,
  defaultLocale: site.defaultLocale,
  settings: {
    captcha: site.settings.captcha,
    videoHosts: VIDEO_HOSTS.filter(host => site.settings.videoHosts.includes(host)),
  },
  state: site.state,
  apiUrl: site.apiUrl,
  movedTo: site.movedTo,
})

/** How long a signed change is taken to mean that all changes are told. */
const ANNOUNCED: Millis = 7 * DAY

/**
 * Whether a site's back end tells of its changes, so that what is kept may live long: the embedded one does, another
 * one if it did so in the last seven days (CACHE-66).
 */
export const isAnnounced = (
  { API_URL }: Pick<Bindings, 'API_URL'>,
  apiUrl: string,
  { announcedAt }: VersionTable,
  now: Millis,
): boolean => (API_URL === '' && apiUrl === '') || now - announcedAt < ANNOUNCED
