/** A filter chosen since the page was served goes along to the other language, and so does the place on the page (BROWSER-50). */
export function startLanguageLinks(): void {
  document.addEventListener(
    'click',
    event => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[hreflang]')
          : null
      if (!link) return
      link.search = location.search
      if (location.hash) link.hash = location.hash
    },
    { capture: true },
  )
}
