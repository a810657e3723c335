const THRESHOLD_PX = 100

/** Shows `[data-back-to-top]` once the page is scrolled more than 100 px (CONTENT-40). The link itself scrolls as any `a[data-scroll]`. */
export function startBackToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!button) return
  const update = (): void => {
    const isAbove = scrollY <= THRESHOLD_PX
    if (button.hidden !== isAbove) button.hidden = isAbove
  }
  addEventListener('scroll', update, { passive: true })
  // Asked any sooner, where the page stands would have it laid out twice.
  if (document.readyState === 'complete') update()
  else addEventListener('load', update)
}
