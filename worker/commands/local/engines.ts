import { globSync } from 'node:fs'
import { installPackages, onPath } from './chromium.ts'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Where the other browsers of `npm run audit` are, as the variables that their tests read. As root on Debian they are
 * installed; null when one is missing, after printing how to get it.
 */
export function findEngines(): Record<string, string> | null {
  const found = search()
  if (!found.missing.length) return found.variables
  const again = installPackages('Firefox and WebKit', PACKAGES) ? search() : found
  if (!again.missing.length) return again.variables
  console.error(
    `Missing: ${again.missing.join(', ')}. Install them (Debian: apt-get install ${PACKAGES.join(' ')}) or set these variables to their paths.`,
  )
  return null
}

function search(): { variables: Record<string, string>; missing: string[] } {
  const places: Record<string, string | null | undefined> = {
    FIREFOX: process.env.FIREFOX || onPath(['firefox-esr', 'firefox']),
    WEBKIT_DRIVER: process.env.WEBKIT_DRIVER || onPath(['WebKitWebDriver']),
    WEBKIT: process.env.WEBKIT || globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
    XVFB: process.env.XVFB || onPath(['Xvfb']),
  }
  const variables: Record<string, string> = {}
  for (const [name, path] of Object.entries(places)) if (path) variables[name] = path
  return { variables, missing: Object.keys(places).filter(name => !variables[name]) }
}
