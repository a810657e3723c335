import manifest from '../../dist/manifest.json'

/** Hashed names of what build.mjs made for the browser. */
export const browserFiles: { script: string; style: string; fonts: string[] } = manifest
