import type { Answered, Asked } from './send.ts'

/** What would tell a stranger how the house is built. */
const TELLING = /\bat \S+ \(|node_modules|TypeError|SQLITE|D1_ERROR|stack trace|worker\/[a-z]+\//
/** What was sent as markup and stands there unescaped. */
const MARKUP = /<x-hostile|(?<!\\)"x-hostile=/
const CACHEABLE = /\bpublic\b|s-maxage|(?<!s-)max-age=[1-9]/
/** Drawings that hold their own colours, and in which nothing runs. */
const SANDBOXED = /^sandbox; default-src 'none'; style-src 'unsafe-inline'$/
/** What other sites show of a home. */
const QUOTED = /^\/(?:card\/|oembed\b)/
const CAPTCHA = /www\.google\.com|challenges\.cloudflare\.com/
const OWN_HOST = /^(?:https?:)?\/\/(?:[\w-]+\.)*localhost(?::\d+)?(?:[/?#]|$)/

/** What is wrong with an answer, whatever was asked; nothing: []. */
export function faultsOf({ method, path }: Asked, { status, headers, text }: Answered): string[] {
  if (status === 0) return [`no answer: ${text}`]
  // Of workerd itself, which no Worker hears of.
  if (status === 414) return []
  // Of the platform's files, which stand before the Worker: of two slashes it makes one.
  if (status === 307 && /^\/assets\/[\w.-]+$/.test(headers.location ?? '') && text === '') return []
  const type = headers['content-type'] ?? ''
  const policy = headers['content-security-policy'] ?? ''
  const caching = headers['cache-control'] ?? ''
  const { location = '' } = headers
  const isMarkup = /html|xml|svg/.test(type)
  // A socket is no page, and 501 says that oEmbed speaks no XML.
  const isDue = status < 500 || (status === 501 && text === '')
  return [
    !isDue && `${status}`,
    status !== 101 && !policy && 'lacks a policy',
    /unsafe/.test(policy) && !SANDBOXED.test(policy) && 'has an unsafe policy',
    type.startsWith('text/html') &&
      !policy.includes("require-trusted-types-for 'script'") &&
      !CAPTCHA.test(policy) &&
      'lacks Trusted Types',
    status !== 101 && headers['x-content-type-options'] !== 'nosniff' && 'lacks nosniff',
    status !== 101 && !caching && 'lacks Cache-Control',
    isMarkup && MARKUP.test(text) && `shows ${around(text, MARKUP)}`,
    TELLING.test(text) && isMarkup && `tells ${around(text, TELLING)}`,
    headers['set-cookie'] && CACHEABLE.test(caching) && 'gives a cookie that a cache keeps',
    location.startsWith('//') || (!location.startsWith('/') && location && !OWN_HOST.test(location))
      ? `leads to ${location.slice(0, 80)}`
      : false,
    (headers.server || headers['x-powered-by']) && 'names its server',
    headers['access-control-allow-origin'] && !QUOTED.test(path) && 'lets other origins read',
    method === 'HEAD' && text !== '' && 'has a body',
  ].filter(fault => typeof fault === 'string' && fault !== '') as string[]
}

function around(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index ?? 0
  return JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
}

/** What a Worker logs only when something in it went wrong by itself. */
export function isFaultLog(message: string): boolean {
  // The runtime's own notes.
  if (/^(?:NOSENTRY|An RPC stub was not disposed)/.test(message)) return false
  try {
    const line: unknown = JSON.parse(message)
    return typeof line === 'object' && line !== null && 'error' in line
  } catch {
    return true
  }
}
