/**
 * What crawlers, link previews, monitors and programs call themselves; what is in none of these words and calls itself
 * a browser is taken for a person.
 */
export const ROBOTS = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'archiver',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-external',
  'whatsapp',
  'skypeuripreview',
  'snapchat',
  'embedly',
  'iframely',
  'vkshare',
  'preview',
  'unfurl',
  'google-',
  'googleother',
  'apis-google',
  'mediapartners',
  'bingpreview',
  'yandex',
  'chatgpt',
  'perplexity',
  'anthropic',
  'headless',
  'phantomjs',
  'puppeteer',
  'playwright',
  'selenium',
  'lighthouse',
  'pagespeed',
  'gtmetrix',
  'monitor',
  'uptime',
  'pingdom',
  'statuscake',
  'validator',
  'checker',
  'scan',
  'feed',
  'curl',
  'wget',
  'python',
  'java/',
  'go-http',
  'okhttp',
  'axios',
  'node',
  'undici',
  'ruby',
  'perl',
  'php',
  'scrapy',
  'httpclient',
  'libwww',
] as const

const ROBOT = new RegExp(ROBOTS.join('|'), 'i')

/** Every browser says so first, and so do most robots. */
const BROWSER = 'Mozilla/'

const MAX_KNOWN = 500

/** Programs whose names were read before; they are few. */
const known = new Map<string, boolean>()

/** Whether a program that asks for a page is none that a person sits before (FIGURE-3). */
export function isRobot(userAgent: string | null): boolean {
  if (userAgent === null || !userAgent.startsWith(BROWSER)) return true
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const robot = ROBOT.test(userAgent)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(userAgent, robot)
  return robot
}
