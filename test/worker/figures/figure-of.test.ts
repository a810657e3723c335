import { describe, expect, it } from 'vitest'
import { subjectOf } from '../../../worker/figures/subject.ts'
import { figureOf } from '../../../worker/figures/figure-of.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const PEOPLE = [
  FIREFOX,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
]

const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Pinterest/0.2 (+http://www.pinterest.com/)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'curl/8.5.0',
  'Wget/1.21.4',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'node',
  '',
]

const seen = (headers: Record<string, string>, method = 'GET') =>
  figureOf({ method, headers: new Headers({ 'User-Agent': FIREFOX, ...headers }) })

describe('a view', () => {
  it.each(PEOPLE)('is counted of %s (FIGURE-3)', agent => {
    expect(seen({ 'User-Agent': agent, 'Sec-Fetch-Dest': 'document' })).toBe('views')
    expect(seen({ 'User-Agent': agent })).toBe('views')
  })

  it.each(ROBOTS)('is not counted of %s (FIGURE-3)', agent => {
    expect(seen({ 'User-Agent': agent })).toBe(null)
    expect(seen({ 'User-Agent': agent, 'X-Figure': 'saves' }, 'HEAD')).toBe(null)
  })

  it('is not what a browser fetches ahead or a script fetches (FIGURE-4)', () => {
    expect(seen({ 'Sec-Purpose': 'prefetch' })).toBe(null)
    expect(seen({ 'Sec-Purpose': 'prefetch;prerender' })).toBe(null)
    expect(seen({ Purpose: 'prefetch' })).toBe(null)
    expect(seen({ 'X-Moz': 'prefetch' })).toBe(null)
    expect(seen({ 'Sec-Fetch-Dest': 'empty' })).toBe(null)
    expect(seen({ 'Sec-Fetch-Dest': 'iframe' })).toBe(null)
  })

  it('is not of who is signed in at the desk (FIGURE-5)', () => {
    expect(seen({ Cookie: 'favorites=1.2; __Host-desk=abc' })).toBe(null)
    expect(seen({ Cookie: 'desk=abc' })).toBe(null)
    expect(seen({ Cookie: '__Host-favorites=1.2; desktop=1; desk-ask=x' })).toBe('views')
  })

  it('and what was done are told by a HEAD with a word of a closed list (FIGURE-2)', () => {
    for (const figure of ['views', 'saves', 'brochures'])
      expect(seen({ 'X-Figure': figure, 'Sec-Fetch-Dest': 'empty' }, 'HEAD')).toBe(figure)
    expect(seen({}, 'HEAD')).toBe(null)
    expect(seen({ 'X-Figure': 'enquiries' }, 'HEAD')).toBe(null)
    expect(seen({ 'X-Figure': 'saves' }, 'POST')).toBe(null)
  })
})

describe('what a page is about', () => {
  it.each([
    ['/nl/aanbod/27/huis-in-gent', 'home/27'],
    ['/fr/offre/27', 'home/27'],
    ['/nl/aanbod/27/een-project/28', 'home/28'],
    [
      '/de/angebot/0F8FAD5B-D9CB-469F-A165-70867728950E',
      'home/0f8fad5b-d9cb-469f-a165-70867728950e',
    ],
    ['/nl/vakantie/401', 'rental/401'],
    ['/nl/te-koop', '/nl/te-koop'],
    ['/nl', '/nl'],
    ['/nl/detail', null],
    [`/nl/${'a'.repeat(200)}`, null],
  ])('%s is %s (FIGURE-7)', (path, subject) => {
    expect(subjectOf(path)).toBe(subject)
  })
})
