import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './run-tool.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL_NAMES = ['chromium-headless-shell', 'headless_shell']

/**
 * The browser of the journeys: CHROMIUM, else the first on PATH, else (as root on Debian) one that it installs.
 * Null when there is none, after printing how to get one.
 */
export function findChromium(): string | null {
  const found =
    process.env.CHROMIUM ||
    onPath(NAMES) ||
    (installPackages('Chromium', ['chromium']) && onPath(NAMES))
  if (found) return found
  console.error(
    'No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
  return null
}

/**
 * Chromium's headless shell, found or installed likewise: with it the journeys take a third less time. The whole browser where
 * CHROMIUM names it, or where there is no shell, as not every Debian has it.
 */
export const findHeadlessShell = (chromium: string): string =>
  process.env.CHROMIUM_SHELL ||
  process.env.CHROMIUM ||
  onPath(SHELL_NAMES) ||
  (installPackages('its headless shell', ['chromium-headless-shell']) && onPath(SHELL_NAMES)) ||
  chromium

const LIBERATION = [
  '/usr/share/fonts/truetype/liberation',
  '/usr/share/fonts/truetype/liberation2',
  '/usr/share/fonts/liberation',
  '/usr/share/fonts/liberation-fonts',
]

/**
 * The environment by which a test's browser sees Liberation's fonts alone, installed where they are missing. Empty where they
 * can't be had, and the browser sees the machine's own; FONTCONFIG_FILE names others.
 */
export function fontEnvironment(): Record<string, string> {
  if (process.env.FONTCONFIG_FILE) return {}
  const has = (): boolean => LIBERATION.some(existsSync)
  if (!has()) installPackages('fonts', ['fonts-liberation'])
  return has() ? { FONTCONFIG_FILE: join(root, 'test/support/fonts.conf') } : {}
}

/** The first of these programs that the PATH has. */
export function onPath(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync) ?? null
}

/** Installs packages one by one, as root on Debian alone; whether it tried. */
export function installPackages(what: string, packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${what} …`)
  const apt = (args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt(['update', '-qq'])
  for (const name of packages) apt(['install', '-y', '-qq', '--no-install-recommends', name])
  return true
}
