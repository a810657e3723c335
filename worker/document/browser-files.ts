import manifest from '../../dist/manifest.json'

/** Hashed addresses of what build.mjs made for the browser. */
export const browserFiles = {
  script: manifest.script,
  style: manifest.style ?? '',
  fonts: Object.values(manifest.files).filter(file => file.endsWith('.woff2')),
}
