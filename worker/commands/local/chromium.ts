import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL_NAMES = ['chromium-headless-shell', 'headless_shell']

/** The browser for the journeys: CHROMIUM, then PATH; as root on Debian one is installed. null: none, and how to get one was said. */
export function findChromium() {
  const found = process.env.CHROMIUM || onPath(NAMES)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const apt = args =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt(['update', '-qq'])
    // The shell is not in every Debian, and must not keep the browser from coming.
    for (const name of ['chromium', 'chromium-headless-shell'])
      apt(['install', '-y', '-qq', '--no-install-recommends', name])
    if (onPath(NAMES)) return onPath(NAMES)
  }
  console.error(
    'No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
  return null
}

/** The same engine without the browser around it, for a third less of the machine. A browser that was chosen, or the only one, does all. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_SHELL || process.env.CHROMIUM || onPath(SHELL_NAMES) || findChromium()

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync) ?? null
}
