import manifest from '../../dist/manifest.json'

/** Hashed addresses of the files that build.mjs makes for the browser. */
export const browserFiles = {
  script: manifest.script,
  style: manifest.style,
  mapStyle: manifest.mapStyle,
  planStyle: manifest.planStyle,
  styleguide: manifest.styleguide,
  visitsStyle: manifest.visitsStyle,
  sharedListStyle: manifest.sharedListStyle,
  minimalStyle: manifest.minimalStyle,
  deskScript: manifest.deskScript,
  deskStyle: manifest.deskStyle,
  /** Not for browsers: the Worker reads these two. */
  streetIndex: manifest.streetIndex,
  belgium: manifest.belgium,
  /** What a search of homes is made of: its form and the cards that follow it. */
  searchScripts: [
    ...new Set([...manifest.chunks['estate-filter'], ...manifest.chunks['estate-list']]),
  ],
  /** Of the islands, by language. */
  words: manifest.words,
  fonts: Object.values(manifest.files).filter(file => file.endsWith('.woff2')),
}

const social: Record<string, string> = manifest.social

/** An agency's picture for link previews, 1200 × 630; null for agencies unknown at build time. */
export const socialPicture = (hostnames: readonly string[]): string | null =>
  hostnames.flatMap(hostname => social[hostname] ?? [])[0] ?? null
