import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser for the journeys: CHROMIUM, then PATH; as root on Debian one is installed. null: none, and how to get one was said. */
export function findChromium() {
  const found = process.env.CHROMIUM || onPath()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const apt = args => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt(['update', '-qq'])
    apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    if (onPath()) return onPath()
  }
  console.error('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.')
  return null
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync) ?? null
}
