import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGE_KINDS, type PageKind } from '../support/page-kinds.ts'
import { useLentPages, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })
/** As a reader sees them who loads no script, no style and no picture. */
const { lend, giveBack } = useLentPages(fixture, { javaScriptEnabled: false }, page =>
  page.route('**', route =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  ),
)

async function opened({ host, path }: Pick<PageKind, 'host' | 'path'>): Promise<Page> {
  const page = await lend()
  await page.goto(fixture.product.origin(host) + path)
  return page
}

describe('without script or style there is one h1, levels follow, what the page is about comes between its frame, and help is in the footer, on', () => {
  it.concurrent.for(PAGE_KINDS.filter(({ path }) => path !== '/admin'))(
    '$name (BROWSER-33)',
    async (kind, { expect }) => {
      const page = await opened(kind)
      const { levels, jumps, inOrder, icons, hasHelp } = await page.evaluate(() => {
        const [header, heading, footer] = ['body > header', 'main h1', 'body > footer'].map(place =>
          document.querySelector(place),
        )
        const follows = (
          one: Element | null | undefined,
          other: Element | null | undefined,
        ): boolean =>
          !one ||
          !other ||
          Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
        return {
          levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
            Number(localName[1]),
          ),
          jumps: document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])')
            .length,
          inOrder: follows(header, heading) && follows(heading, footer),
          icons: [...document.querySelectorAll('.icon')].filter(
            icon => icon.getBoundingClientRect().width > 24,
          ).length,
          hasHelp: Boolean(footer?.querySelector('a[href^="tel:"]')),
        }
      })
      giveBack(page)
      expect({
        h1: levels.filter(level => level === 1).length,
        jumps,
        inOrder,
        icons,
        hasHelp,
      }).toEqual({
        h1: 1,
        jumps: 0,
        inOrder: true,
        icons: 0,
        hasHelp: kind.name !== 'unknown host',
      })
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    },
  )
})

describe('a link preview', () => {
  it.each([
    ['localhost', '/nl'],
    ['kust.localhost', '/nl'],
    ['ardennen.localhost', '/fr'],
  ])('of %s%s is a picture that every reader of links can show (SEO-7)', async (host, path) => {
    const page = await opened({ host, path })
    const address = await page.locator('meta[property="og:image"]').first().getAttribute('content')
    const answer = await page.goto(fixture.product.origin(host) + new URL(address ?? '').pathname)
    const bytes = (await answer?.body()) ?? Buffer.alloc(24)
    giveBack(page)
    expect(answer?.headers()['content-type']).toBe('image/png')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.byteLength).toBeLessThan(600_000)
  })
})
