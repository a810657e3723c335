import manifest from '../../dist/manifest.json'

/** Hashed addresses of what build.mjs made for the browser. */
export const browserFiles = {
  script: manifest.script,
  style: manifest.style,
  styleguide: manifest.styleguide,
  fonts: Object.values(manifest.files).filter(file => file.endsWith('.woff2')),
}

const social: Record<string, string> = manifest.social

/** The picture of 1200 × 630 that stands for a whole agency in link previews, made at build for those known then. */
export const socialPicture = (hostnames: readonly string[]): string | null =>
  hostnames.flatMap(hostname => social[hostname] ?? [])[0] ?? null
