const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const

/** Opens pictures on the full screen instead of following their links; the first touch fetches what moves the strip. */
export const start = (element: HTMLElement): void => {
  const strip = element.querySelector<HTMLElement>('.gallery__strip')
  if (strip && strip.querySelectorAll('.gallery__slide').length > 1) {
    const loadStrip = (): void => {
      for (const type of FIRST_TOUCHES) strip.removeEventListener(type, loadStrip)
      import('./gallery/gallery-strip.ts')
        .then(({ moveStrip }) => moveStrip(strip))
        .catch((error: unknown) => console.error('gallery', error))
    }
    for (const type of FIRST_TOUCHES) strip.addEventListener(type, loadStrip, { passive: true })
    // A quick keyboard is here before the script.
    if (strip.contains(document.activeElement)) loadStrip()
  }
  document.addEventListener('click', event => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('.gallery__link, .plans__link')
        : null
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./gallery/gallery-viewer.ts')
      .then(({ openViewer }) => openViewer(link))
      .catch(() => location.assign(link.href))
  })
}
