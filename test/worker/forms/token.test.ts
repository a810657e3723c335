import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  randomToken,
  derivedToken,
  tokenGrant,
  tokenToStore,
  TOKEN_LIFETIMES,
} from '../../../worker/forms/token.ts'
import {
  isValidPreviewToken,
  PREVIEW_LIFETIME_S,
  previewLink,
} from '../../../worker/content/preview.ts'
import type { TokenPurpose } from '../../../worker/agency/tokens.ts'
import type { Bindings } from '../../../worker/env.ts'
import { agency } from '../../support/agency-object.ts'

const SECRET = { ...env, TOKEN_SECRET: 'proef' } as Bindings
const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

const text = fc.oneof(
  fc.constantFrom('1', '1/', '/', 'a@b.be', 'a@b.be/', '1/2', ''),
  fc.string({ unit: fc.constantFrom('/', '1', 'a', '.', '%', '\0', 'é') }),
)
const subject = fc.record({
  purpose: fc.constantFrom(...(Object.keys(TOKEN_LIFETIMES) as TokenPurpose[])),
  site: fc.integer({ min: 1, max: 12 }),
  subject: text,
})

/** A token as somebody who guesses would change it: one letter, another length, other alphabets, or all of it. */
const twist = fc.oneof(
  fc.tuple(fc.nat(42), fc.constantFrom('A', 'z', '-', '_', '.', '%', ' ', "'", 'é', '\0', '')).map(
    ([at, letter]) =>
      (token: string) =>
        token.slice(0, at) + letter + token.slice(at + 1),
  ),
  fc.constantFrom<(token: string) => string>(
    token => `${token}A`,
    token => `${token}\n`,
    token => ` ${token}`,
    token => token.toLowerCase(),
    token => token.slice(1),
    token => `${token}=`,
    () => '',
    () => "' OR 1=1 --",
  ),
  fc.string({ unit: 'binary', maxLength: 60, size: 'max' }).map(other => () => other),
)

it('A derived token is the same for one subject and month, and different for any other (SUBS-17)', async () => {
  await fc.assert(
    fc.asyncProperty(subject, subject, fc.nat(90), async (one, other, days) => {
      const of = ({ purpose, site, subject: name }: typeof one, now: number) =>
        derivedToken(SECRET, purpose, site, name, now)
      const token = await of(one, NOW)
      expect(token).toMatch(/^[\w-]{43}$/)
      expect((await of(other, NOW)) === token).toBe(
        JSON.stringify([one.purpose, one.site, one.subject]) ===
          JSON.stringify([other.purpose, other.site, other.subject]),
      )
      const month = (now: number) => (one.purpose === 'edit' ? Math.floor(now / (30 * DAY)) : 0)
      expect((await of(one, NOW + days * DAY)) === token).toBe(
        month(NOW) === month(NOW + days * DAY),
      )
      expect(
        await derivedToken(
          { ...SECRET, TOKEN_SECRET: 'proef ' },
          one.purpose,
          one.site,
          one.subject,
          NOW,
        ),
      ).not.toBe(token)
    }),
  )
})

it('A token grants what it was made for, at its own site, until it expires; altered in any way it grants nothing (SUBS-11)', async () => {
  await fc.assert(
    fc.asyncProperty(
      subject,
      twist,
      fc.integer({ min: -1, max: 70 }),
      async (row, change, days) => {
        const token = randomToken()
        await agency(row.site).tokens.insert(
          await tokenToStore(token, row.purpose, row.subject, NOW),
        )
        const lifetime = TOKEN_LIFETIMES[row.purpose]
        const lasts = lifetime === null || days * DAY < lifetime
        const opened = (given: string, site = row.site) =>
          tokenGrant({ env: SECRET, site: { id: site }, now: NOW + days * DAY }, given)
        expect(await opened(token)).toEqual(
          lasts ? { purpose: row.purpose, subject: row.subject } : null,
        )
        expect(await opened(token, row.site + 1)).toBeNull()
        if (change(token) !== token) expect(await opened(change(token))).toBeNull()
      },
    ),
  )
})

it('A preview link opens one page of one site until it expires; altered in any way it opens nothing', async () => {
  const path = fc
    .array(
      fc.oneof(
        fc.constantFrom('te-koop', 'é è', '%2F', '1', '..a'),
        fc.string({ unit: 'grapheme', minLength: 1 }),
      ),
      { maxLength: 3 },
    )
    .map(parts =>
      parts
        .map(part => part.replaceAll('/', ''))
        .filter(part => part.isWellFormed() && !/^\.{0,2}$/.test(part))
        .join('/'),
    )
  await fc.assert(
    fc.asyncProperty(path, path, fc.nat(3 * 48), twist, async (page, other, hours, change) => {
      const link = await previewLink(
        { id: 1, locales: ['nl'] },
        { url: { nl: page } },
        SECRET,
        NOW,
        'nl',
      )
      const token = new URL(link ?? '', 'http://x').searchParams.get('preview') ?? ''
      const url = (each: string) => (each ? `nl/${each}` : 'nl')
      const opens = (given: string, site: number, at: string, now = NOW) =>
        isValidPreviewToken(given, { id: site }, at, SECRET, now)
      const end = Number(token.split('.')[0]) * 1000
      expect(end).toBeGreaterThan(NOW + PREVIEW_LIFETIME_S * 1000)
      expect(await opens(token, 1, url(page), NOW + hours * 3_600_000)).toBe(
        NOW + hours * 3_600_000 < end,
      )
      expect(await opens(token, 1, url(other))).toBe(page === other)
      expect(await opens(token, 11, url(page))).toBe(false)
      expect(await opens(token.replace(/^\d+/, String(end / 1000 + 3600)), 1, url(page))).toBe(
        false,
      )
      if (change(token) !== token) expect(await opens(change(token), 1, url(page))).toBe(false)
    }),
  )
})
