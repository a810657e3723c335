import { formatNumber } from '../../shared/format.ts'

const DURATION_MS = 3000
const VISIBLE_PART = 0.4

/** The value a counter shows after a part (0..1) of its time: fast first, slow at the end, whole numbers only. */
export const countedValue = (value: number, part: number): number =>
  Math.round(value * (1 - (1 - Math.min(1, Math.max(0, part))) ** 3))

/**
 * Counts from 0 to the value over 3000 ms, once, when 40 % of the block is in view (CONTENT-38). The served
 * numbers stay where motion is not wanted.
 */
export function start(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const counters = [...element.querySelectorAll<HTMLElement>('[data-count]')]
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.intersectionRatio >= VISIBLE_PART)) return
      observer.disconnect()
      run(counters)
    },
    { threshold: VISIBLE_PART },
  )
  const block = element.firstElementChild
  if (block) observer.observe(block)
}

function run(counters: HTMLElement[]): void {
  // The final number's width is reserved, so that nothing beside it moves.
  for (const counter of counters)
    counter.style.inlineSize = `${Math.ceil(counter.getBoundingClientRect().width)}px`
  const begin = performance.now()
  const step = (now: number): void => {
    const part = (now - begin) / DURATION_MS
    for (const counter of counters)
      counter.textContent = formatNumber(
        'number',
        countedValue(Number(counter.dataset.count), part),
      )
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
