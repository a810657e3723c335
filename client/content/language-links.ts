/** A filter chosen since the page was served goes along to the other language. */
export function startLanguageLinks(): void {
  document.addEventListener(
    'click',
    event => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[hreflang]')
          : null
      if (link) link.search = location.search
    },
    { capture: true },
  )
}
