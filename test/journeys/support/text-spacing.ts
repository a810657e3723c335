import type { Page } from 'playwright-core'

/** The reader's own spacing of WCAG 1.4.12, past the page's policy. */
export const spread = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** Texts that their box cuts off, and has not on purpose; a line that is meant to end in dots says so. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element => {
        const { overflowX, overflowY, textOverflow, clipPath, position, display } =
          getComputedStyle(element)
        const isCut = (way: string): boolean => way === 'hidden' || way === 'clip'
        const hasText = [...element.childNodes].some(
          node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (
          !hasText ||
          textOverflow === 'ellipsis' ||
          display === 'inline' ||
          (position === 'absolute' && clipPath !== 'none')
        )
          return false
        return (
          (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map(
        element =>
          `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`,
      ),
  )
