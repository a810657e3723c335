import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { problemText } from '../../../../worker/commands/packs/problem.ts'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'

export const SITE = {
  name: 'Vastgoed De Linde',
  hostnames: ['delinde.example'],
  locales: ['nl', 'fr'],
  defaultLocale: 'nl',
  source: 'main',
  settings: {
    hiddenStatus: [],
    detailLinks: true,
    hiddenTabs: [],
    captcha: null,
    videoHosts: [],
  },
  theme: {
    accent: '1f5c4a',
    tint: 'e4e7d6',
    paper: 'faf6ee',
    ink: '1d2a26',
    radius: 2,
    headingFace: 'fraunces',
    textFace: 'figtree',
    character: 'editorial',
    logo: null,
    hero: null,
  },
  agency: {
    legalName: 'De Linde BV',
    street: 'Dorpsplein',
    number: '7',
    zip: '9090',
    city: { nl: 'Melle' },
    phone: '+32 9 000 00 00',
    email: 'info@delinde.example',
    kbo: '0999.000.426',
    vat: 'BE 0999.000.426',
    biv: '999.104',
    title: { nl: 'Vastgoedmakelaar' },
    supervisor: { name: { nl: 'BIV' }, address: 'Brussel', url: 'https://www.biv.be/' },
    codeOfConductUrl: 'https://www.biv.be/',
    insurer: { name: 'Verzekeraar', policy: '1' },
    thirdPartyAccount: 'BE66 9990 0010 4043',
    geoLocation: { lat: 51, lon: 3.8 },
  },
}

export const page = (more: object = {}): object => ({
  url: { nl: 'syndicus' },
  title: { nl: 'Syndicus' },
  description: { nl: 'Wat wij voor mede-eigenaars doen' },
  sections: [{ id: 'a', type: 'htmlText', html: { nl: '<p>Tekst</p>' } }],
  ...more,
})

export const estate = (more: object = {}): object => ({
  general: { id: 1, headType: { id: 1 }, transaction: { id: 1 }, ...more },
})

export const rental = (periods: object[] = []): object => ({
  unit: { id: 1, photos: [], address: {}, general: {}, rooms: {} },
  periods,
})

/** A sound pack; a file is a JSON value, a text or bytes, null takes it away. */
export type Files = Record<string, object | string | Uint8Array | null>

/** A copy of a value with another at a dotted path; undefined takes it away. */
export function withValue<T extends object>(value: T, path: string, other: unknown): T {
  const copy = structuredClone(value)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<object>((part, key) => Reflect.get(part, key), copy)
  if (other === undefined) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, other)
  return copy
}

/** Writes a pack to a folder of its own for as long as `use` runs. */
export function withPack<T>(files: Files, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  try {
    for (const [path, content] of Object.entries({ 'site.json': SITE, ...files })) {
      if (content === null) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(
        join(folder, path),
        typeof content === 'string' || content instanceof Uint8Array
          ? content
          : path.endsWith('.ndjson')
            ? JSON.stringify(content)
            : JSON.stringify(content, null, 2),
      )
    }
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What is said of a pack. */
export const problemsOf = (files: Files): string[] =>
  withPack(files, folder => checkPack(folder).problems.map(problemText))
