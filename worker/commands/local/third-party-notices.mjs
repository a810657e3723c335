// Plain JavaScript, since build.mjs runs on any Node from 18.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Packages whose data, not code, is part of the product. */
const DATA_PACKAGES = ['world-atlas', 'date-holidays']

const OTHER_DATA = `Map outlines: Natural Earth (https://www.naturalearthdata.com), public domain, by way of world-atlas.
Municipality coordinates: GeoNames (https://www.geonames.org), CC BY 4.0.
Places and municipalities of Belgium: postal codes of bpost by way of zipcode-belgium, points and Walloon borders
© OpenStreetMap contributors (https://www.openstreetmap.org/copyright), ODbL 1.0; Flemish and Brussels borders: Statbel.
Streets, roads, waters, rail and names of places on the map: © OpenStreetMap contributors, ODbL 1.0, as is the archive of
tiles; quarters: Wijken voor omgevingsanalyse © gemeentebesturen, verzameld door Data & Analyse van de Vlaamse provincies
(Modellicentie Gratis Hergebruik Vlaanderen 1.0). Sources file by file: worker/commands/map/sources/README.md.
Public holidays of the demo agendas: date-holidays, CC BY 3.0.`

/**
 * The licences of everything in the bundles: every runtime dependency with its own dependencies, the fonts and the map data.
 * @param {string} root the project's folder
 * @returns {string}
 */
export function thirdPartyNotices(root) {
  const { dependencies } = readJson(join(root, 'package.json'))
  /** @type {Map<string, string>} */
  const folders = new Map()
  for (const name of [...Object.keys(dependencies), ...DATA_PACKAGES]) collect(name, root, folders)
  const packages = [...folders.values()].map(noticeOf).sort()
  const fonts = readFileSync(join(root, 'client/assets/fonts/LICENSE.md'), 'utf8').trim()
  return `${['Third-party notices', OTHER_DATA, fonts, ...packages].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/**
 * Adds a package and what it depends on to `folders`, by name and version. An optional dependency may be absent.
 * @param {string} name
 * @param {string} from
 * @param {Map<string, string>} folders
 */
function collect(name, from, folders) {
  const folder = findPackage(name, from)
  if (!folder) return
  const { version, dependencies = {} } = readJson(join(folder, 'package.json'))
  const key = `${name}@${version}`
  if (folders.has(key)) return
  folders.set(key, folder)
  for (const dependency of Object.keys(dependencies)) collect(dependency, folder, folders)
}

/**
 * As Node resolves it: in the nearest node_modules.
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function findPackage(name, from) {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? null : findPackage(name, dirname(from))
}

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version, license, author, homepage } = readJson(join(folder, 'package.json'))
  const file = readdirSync(folder).find(each => /^(licen[cs]e|copying)/i.test(each))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  const owner = typeof author === 'object' ? author.name : author
  return [`${name} ${version}`, license, text ? '' : owner, homepage, text && `\n${text}`]
    .filter(Boolean)
    .join('\n')
}

/** @param {string} path */
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))
