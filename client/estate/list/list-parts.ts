/** The parts of a served list that its island works on. */
export interface ListParts {
  items: HTMLElement
  total: HTMLElement
  /** The link that saves the search. */
  save: HTMLAnchorElement | null
  root: HTMLElement
  /** The items that stood in the list as it was served. */
  served: readonly Element[]
  /** What is below the list: reached when the list is nearly read. */
  end: HTMLElement
}

const NEAR_PX = 800

/** Finds them; a list without one of them is a mistake of ours and throws. */
export function listParts(element: HTMLElement): ListParts {
  const part = (selector: string): HTMLElement => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const items = part('[data-list-items]')
  return {
    items,
    total: part('[data-list-total]'),
    save: element.querySelector('[data-list-save]'),
    root: part('[data-list-root]'),
    served: [...items.children],
    end: part('[data-pages]'),
  }
}

/**
 * Calls `load` while the visitor scrolls near the end; never without a scroll (LIST-5, LIST-6), nor once the end is in the upper half of
 * the screen: who went on to the foot of the page, by keys or by a link, can read it; nor while something below the list has the focus,
 * which new cards would push away (LIST-47). Returns a function that stops it.
 */
export function loadOnScroll({ items, end }: ListParts, load: () => void): () => void {
  const onScroll = (): void => {
    if (focusBelow({ items })) return
    const { top, bottom } = end.getBoundingClientRect()
    if (bottom > innerHeight / 2 && top < innerHeight + NEAR_PX) load()
  }
  const onResize = (): void => clearPlace({ items })
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onResize)
  // The scroll that woke the list.
  if (scrollY > 0) onScroll()
  return () => {
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onResize)
  }
}

/**
 * Reserves room for the cards that are being loaded, so that nothing moves under a fast scroll. What is left of it when they have come
 * stays: the foot of the page would move up into it. What has the focus below stays in sight (LIST-9, LIST-47).
 */
export function reservePlace({ items }: ListParts, coming: number): void {
  const { gridTemplateColumns, rowGap } = getComputedStyle(items)
  const columns = gridTemplateColumns.split(' ').length
  const count = items.children.length
  const rows = (cards: number): number => Math.ceil(cards / columns)
  if (coming > 0 && count > 0) {
    // Rows differ: some cards have a line more.
    const tallest = Math.max(...Array.from(items.children, card => card.clientHeight))
    const room = (tallest + (Number.parseFloat(rowGap) || 0)) * (rows(count + coming) - rows(count))
    items.style.minBlockSize = `${Math.round(items.offsetHeight + room)}px`
  }
  focusBelow({ items })?.scrollIntoView({ block: 'nearest' })
}

type Items = Pick<ListParts, 'items'>

/** What has the focus, if it stands below the list: a link of its end, or of the foot of the page. */
function focusBelow({ items }: Items): Element | null {
  const focused = document.activeElement
  const isBelow =
    focused && items.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
  return isBelow ? focused : null
}

const clearPlace = ({ items }: Items): void => {
  items.style.minBlockSize = ''
}

interface ListShown {
  isLoading: boolean
  isServed: boolean
  isLast: boolean
  /** What is said of how many there are; '' after a failed search, which knows nothing of it. */
  label: string
  next: string
  /** Where the search is saved as it stands. */
  saved: string | null
}

/** Says how the list stands. The next link goes on where it ends; after a failure it stays, as the way to try again. */
export function showList(
  { items, total, save, end }: ListParts,
  { isLoading, isServed, isLast, label, next, saved }: ListShown,
): void {
  items.setAttribute('aria-busy', String(isLoading))
  if (save && saved) save.href = saved
  if (isLoading) return clearPlace({ items })
  if (total.textContent !== label) total.textContent = label
  const link = end.querySelector<HTMLAnchorElement>('[data-next]')
  if (link) Object.assign(link, { href: next, hidden: isLast, rel: isLast ? '' : 'next' })
  if (!isServed)
    for (const old of end.querySelectorAll('a[rel=prev], [data-page-place]')) old.remove()
  end.hidden = isLast && !end.querySelector('a[rel=prev]')
}
