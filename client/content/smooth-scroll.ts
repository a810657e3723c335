const DURATION_MS = 600

/** Links `a[data-scroll]` to a place on the page go there over 600 ms, or at once for those who want no motion (CONTENT-41). */
export function startSmoothScroll(): void {
  document.addEventListener('click', event => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-scroll]')
        : null
    const target = link ? targetOf(link.hash) : null
    if (!target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    scrollTo(target)
  })
}

/** '#top' is the top of every page, whether or not something bears the name. */
const targetOf = (hash: string): HTMLElement | null =>
  (hash.length > 1 ? document.getElementById(hash.slice(1)) : null) ??
  (hash === '#top' ? document.body : null)

function scrollTo(target: HTMLElement): void {
  const from = scrollY
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
  const end = document.documentElement.scrollHeight - innerHeight
  const to = Math.max(0, Math.min(target.getBoundingClientRect().top + from - margin, end))
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS
  const begin = performance.now()
  const step = (now: number): void => {
    const progress = duration === 0 ? 1 : Math.min((now - begin) / duration, 1)
    window.scrollTo({ top: from + (to - from) * eased(progress), behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
    else focus(target)
  }
  step(begin)
}

/** Slow at both ends. */
const eased = (progress: number): number =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2

/** Keyboard and screen reader go on from where the eye is. */
function focus(target: HTMLElement): void {
  if (target === document.body) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
