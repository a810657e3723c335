const ADDRESS = '#gallery'

/** Opens pictures on the full screen instead of following their links: also when the address names the gallery (DETAIL-50). */
export const start = (element: HTMLElement): void => {
  const open = (link: HTMLAnchorElement): void =>
    void import('./gallery/gallery-viewer.ts')
      .then(({ openViewer }) => openViewer(link))
      .catch(() => location.assign(link.href))
  const first = (): HTMLAnchorElement | null => element.querySelector('.gallery__link')
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('.gallery__link, .plans__link, [data-gallery]')
        : null
    const link = pressed?.matches('[data-gallery]') ? first() : pressed
    if (!link) return
    event.preventDefault()
    open(link)
  })
  const openByAddress = (): void => {
    const link = location.hash === ADDRESS ? first() : null
    if (!link) return
    // Once only: a reload or Back shows the page, and an address that is passed on leads to the home.
    history.replaceState(history.state, '', location.pathname + location.search)
    open(link)
  }
  addEventListener('hashchange', openByAddress)
  openByAddress()
}
