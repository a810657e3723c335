/** Opens pictures on the full screen instead of following their links. */
export const start = (element: HTMLElement): void => {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('.gallery__link, .plans__link, [data-gallery]')
        : null
    const link = pressed?.matches('[data-gallery]')
      ? element.querySelector<HTMLAnchorElement>('.gallery__link')
      : pressed
    if (!link) return
    event.preventDefault()
    import('./gallery/gallery-viewer.ts')
      .then(({ openViewer }) => openViewer(link))
      .catch(() => location.assign(link.href))
  })
}
