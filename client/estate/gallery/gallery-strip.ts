import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js'
import {
  blockSwipeClicks,
  CAROUSEL,
  followFocus,
  hideClones,
} from '../../content/carousel-island.tsx'

const SETTLE_MS = 250

/** Hands the strip to Glide (CONTENT-36) once it lies still, at the picture where the visitor has come to. */
export async function moveStrip(strip: HTMLElement): Promise<void> {
  const row = strip.querySelector<HTMLElement>('.gallery__row')
  if (!row) return
  await still(row)
  const slides = [...row.children]
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
  const step = (slides[0]?.getBoundingClientRect().width ?? 0) + gap
  const glide = new Glide(strip, {
    type: 'carousel',
    perView: Number.parseFloat(getComputedStyle(strip).getPropertyValue('--slides')) || 1,
    startAt: step > 0 ? Math.min(slides.length - 1, Math.round(row.scrollLeft / step)) : 0,
    gap,
    autoplay: CAROUSEL.autoplay && CAROUSEL.autoplaySpeed,
    swipeThreshold: CAROUSEL.swipeThreshold,
    dragThreshold: CAROUSEL.swipeThreshold,
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CAROUSEL.speed,
  })
  row.scrollLeft = 0
  strip.classList.add('gallery__strip--awake')
  glide.on('build.after', () => hideClones(row))
  glide.mount({ Swipe })
  for (const arrow of strip.querySelectorAll<HTMLElement>('[data-gallery]')) {
    arrow.addEventListener('click', () => glide.go(arrow.dataset.gallery ?? '>'))
  }
  followFocus(row, glide, slides)
  blockSwipeClicks(row)
  // Else the browser drags the picture away instead of the strip.
  row.addEventListener('dragstart', event => event.preventDefault())
}

/** A finger on the strip, or its swing, is not taken away. */
function still(row: HTMLElement): Promise<void> {
  return new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout>
    const events = ['scroll', 'touchstart', 'touchmove', 'touchend'] as const
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        for (const type of events) row.removeEventListener(type, wait)
        resolve()
      }, SETTLE_MS)
    }
    for (const type of events) row.addEventListener(type, wait, { passive: true })
    wait()
  })
}
