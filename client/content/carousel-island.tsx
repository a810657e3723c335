import Glide, { Breakpoints, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'

/** The defaults of a carousel (CONTENT-36). Times in ms, distances in px. */
export const CAROUSEL = {
  autoplay: false,
  autoplaySpeed: 3000,
  speed: 500,
  swipeThreshold: 5,
  blocksClickOver: 10,
} as const

/** The employees: three slides, two below 1024 px, one a step, slower, without end (CONTENT-37). */
export const EMPLOYEES_CAROUSEL = {
  ...CAROUSEL,
  slides: 3,
  slidesBelow: 2,
  below: 1024,
  speed: 1000,
} as const

/** Hands the row to Glide once there is more to see than fits. */
export function start(element: HTMLElement): void {
  const root = element.querySelector<HTMLElement>('.carousel')
  const row = root?.querySelector<HTMLElement>('.carousel__row')
  if (!root || !row || row.children.length <= slidesNow()) return
  const options = EMPLOYEES_CAROUSEL
  const glide = new Glide(root, {
    type: 'carousel',
    perView: options.slides,
    gap: Number.parseFloat(getComputedStyle(row).columnGap) || 0,
    autoplay: options.autoplay && options.autoplaySpeed,
    swipeThreshold: options.swipeThreshold,
    dragThreshold: options.swipeThreshold,
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : options.speed,
    breakpoints: { [options.below - 1]: { perView: options.slidesBelow } },
  })
  const slides = [...row.children]
  root.classList.add('carousel--awake')
  glide.on('build.after', () => hideClones(row))
  glide.mount({ Swipe, Breakpoints })
  for (const arrow of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    arrow.addEventListener('click', () => glide.go(arrow.dataset.carousel ?? '>'))
  }
  followFocus(row, glide, slides)
  blockSwipeClicks(row)
}

const slidesNow = (): number =>
  matchMedia(`(width < ${EMPLOYEES_CAROUSEL.below}px)`).matches
    ? EMPLOYEES_CAROUSEL.slidesBelow
    : EMPLOYEES_CAROUSEL.slides

/** The copies that make it endless are for eyes and fingers only. */
export function hideClones(row: HTMLElement): void {
  for (const clone of row.querySelectorAll<HTMLElement>('.glide__slide--clone')) {
    clone.ariaHidden = 'true'
    for (const link of clone.querySelectorAll<HTMLElement>('a, button')) link.tabIndex = -1
  }
}

/**
 * Brings a slide that takes the focus into sight at once: nobody waits for an animation to see where the focus is. Glide ignores
 * calls while it moves, so the call is repeated; and the browser, which scrolls the track to what has the focus, is taken back.
 */
export function followFocus(row: HTMLElement, glide: Glide, slides: Element[]): void {
  let missed: number | null = null
  const unscroll = (): void => {
    if (row.parentElement) row.parentElement.scrollLeft = 0
  }
  const show = (index: number): void => {
    const { animationDuration } = glide.settings
    glide.settings.animationDuration = 0
    glide.go(`=${index}`)
    glide.settings.animationDuration = animationDuration
    missed = glide.index === index ? null : index
  }
  const follow = (target: EventTarget | null): void => {
    unscroll()
    const index = slides.findIndex(slide => target instanceof Node && slide.contains(target))
    if (index >= 0 && target instanceof Element && target.matches(':focus-visible')) show(index)
  }
  glide.on('run.after', () =>
    queueMicrotask(() => {
      unscroll()
      if (missed !== null) show(missed)
    }),
  )
  row.addEventListener('focusin', event => follow(event.target))
  // The focus may have come before Glide did.
  follow(document.activeElement)
}

/** A swipe over 10 px is no click on the link it began at (CONTENT-36). */
export function blockSwipeClicks(row: HTMLElement): void {
  let from = 0
  row.addEventListener(
    'pointerdown',
    event => {
      from = event.clientX
    },
    { passive: true },
  )
  row.addEventListener(
    'click',
    event => {
      if (event.detail > 0 && Math.abs(event.clientX - from) > CAROUSEL.blocksClickOver)
        event.preventDefault()
    },
    { capture: true },
  )
}
