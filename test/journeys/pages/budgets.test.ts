import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sendRequest } from '../support/request.ts'
import { tags } from '../../support/html.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { useSharedProduct } from '../support/browser.ts'

interface Manifest {
  script: string
  style: string
  preload: string[]
  chunks: Record<string, string[]>
  characters: Record<string, string>
}

useSharedProduct()

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest
const brotli = (bytes: Buffer): number => brotliCompressSync(bytes).length / 1000
const kB = (...files: string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + brotli(readFileSync(`dist/site${file}`)), 0)
const workerModules = readdirSync('dist/worker').map(file => `dist/worker/${file}`)
const alone = [manifest.script, ...manifest.preload]
const touched = (...islands: string[]): number =>
  kB(...alone, ...islands.flatMap(island => manifest.chunks[island] ?? []))

describe('in kB of brotli,', () => {
  it('the scripts that load by themselves are at most 8 (BROWSER-5)', () => {
    expect(kB(...alone)).toBeLessThanOrEqual(8)
  })

  // The design hopes for 65; React 19.3's own DOM renderer is 59 of the list's, so this is what can be held today.
  it('the scripts after the first touch are at most 92.5 on a list and 32 on a home (PAGE-17)', () => {
    expect(touched('estate-filter', 'estate-list')).toBeLessThanOrEqual(92.5)
    expect(touched('estate-gallery', 'forms-submit', 'estate-costs')).toBeLessThanOrEqual(32)
  })

  it.each(Object.entries(manifest.characters))(
    'the style sheet of all pages and that of a theme that is %s are at most 20 together (PAGE-17)',
    (_, rules) => {
      expect(kB(manifest.style) + brotli(Buffer.from(rules))).toBeLessThanOrEqual(20)
    },
  )

  it.each([
    ['a list of 15', 'localhost', '/nl/te-koop', 12],
    ['a house for sale', 'localhost', '/nl/aanbod/1000', 18],
    ['a project', 'localhost', '/nl/aanbod/1100', 18],
    ['a home page', 'kust.localhost', '/nl', 18],
  ] as const)('%s is at most the page it may be (PAGE-17)', async (_, host, path, most) => {
    expect(brotli((await sendRequest(host, path, { follow: 1 })).bytes)).toBeLessThanOrEqual(most)
  })

  it('the Worker is at most 1,024 KiB of gzip, as wrangler counts it (OPS-17)', () => {
    const modules = Buffer.concat(workerModules.map(file => readFileSync(file)))
    expect(gzipSync(modules).length / 1024).toBeLessThanOrEqual(1024)
  })
})

describe('every page', () => {
  it.each(PAGE_KINDS)(
    '$name has no inline script or style, and loads nothing from elsewhere (BROWSER-6)',
    async ({ host, path }) => {
      const { text, headers } = await sendRequest(host, path, { follow: 1 })
      expect(text).not.toMatch(/<[^>]+\sstyle=/)
      expect(text).not.toMatch(/<style/)
      expect(text).not.toMatch(/<[^>]+\son[a-z]+=/)
      expect(
        tags(text, 'script').filter(tag => !tag.src && !tag.type?.startsWith('application/')),
      ).toEqual([])
      const loaded = [
        ...tags(text, 'script'),
        ...tags(text, 'img'),
        ...tags(text, 'iframe'),
      ].flatMap(tag => tag.src ?? [])
      expect(loaded.filter(address => !/^(\/(?!\/)|data:)/.test(address))).toEqual([])
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe-/)
    },
  )
})

describe('a built file', () => {
  it.each(alone.concat(manifest.style))(
    '%s is kept for good, and protected as it comes past the Worker (SEC-17)',
    async path => {
      expect((await sendRequest('localhost', path)).headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-status': 'assets; hit',
      })
    },
  )
})

describe('what is shipped', () => {
  const values = readFileSync('.dev.vars', 'utf8')
    .split('\n')
    .map(line => line.split(/=(.*)/s)[1] ?? '')
    .filter(value => value.length > 8)
  const shipped = [
    ...workerModules,
    'dist/listing-api/index.js',
    ...readdirSync('dist/site', { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(file => `${file.parentPath}/${file.name}`),
  ]

  it('holds no secret of this machine (SEC-33)', () => {
    expect(values.length).toBeGreaterThan(0)
    for (const file of shipped) {
      const text = readFileSync(file, 'utf8')
      expect(
        values.filter(value => text.includes(value)),
        file,
      ).toEqual([])
    }
  })

  it('holds no source map, and no path of this machine (SEC-33)', () => {
    expect(shipped.filter(file => file.startsWith('dist/site') && file.endsWith('.map'))).toEqual(
      [],
    )
    for (const file of shipped.filter(each => /^dist\/site.*\.(js|css)$/.test(each))) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /sourceMappingURL|\/home\/|\/Users\/|node_modules/,
      )
    }
  })
})

interface Lock {
  packages: Record<
    string,
    {
      version?: string
      resolved?: string
      integrity?: string
      license?: string
      link?: boolean
      dev?: boolean
    }
  >
}

describe('the dependencies', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link)

  it('are all pinned by an integrity (OPS-18)', () => {
    expect(
      packages
        .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
        .map(([path]) => path),
    ).toEqual([])
  })

  it('are written down exactly (OPS-18)', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, string>>
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      ),
    ).toEqual([])
  })

  it('that are shipped have a licence that asks for no more than naming (OPS-18)', () => {
    // MPL-2.0 asks for the source of its own files where they are changed; this one is used as it is, in a Worker only.
    const AS_THEY_ARE = ['node_modules/ical.js']
    const free =
      /^\(?(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense)( OR .*)?\)?$/
    expect(
      packages
        .filter(([, { dev, license }]) => !dev && !free.test(license ?? ''))
        .filter(([path]) => !AS_THEY_ARE.includes(path))
        .map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([])
  })
})
