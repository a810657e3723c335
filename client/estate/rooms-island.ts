import { roomAfter } from './rooms/room-keys.ts'
import { hasMark, markAt, markOf, ROOM, saidOf } from './rooms/room-marks.ts'

/**
 * A room touched in plan, cutaway, table or picture is marked in all of them, as one points and for good once it is chosen;
 * what was chosen is told. Arrows walk through the rooms of a drawing, which is one stop of the keyboard (PLAN-13 to PLAN-15).
 */
export const start = (element: HTMLElement): void => {
  const page = element.closest<HTMLElement>('.estate')
  const status = element.querySelector<HTMLElement>('[role=status]')
  if (!page || !status) return
  const all = [...page.querySelectorAll<HTMLElement | SVGElement>(ROOM)]
  let chosen = location.hash.replace(/^#room-/, '#').slice(1)
  if (!all.some(each => hasMark(each.dataset.room, chosen))) chosen = ''

  const show = (mark: string): void => {
    for (const each of all) {
      const isMarked = mark !== '' && hasMark(each.dataset.room, mark)
      each.toggleAttribute('data-marked', isMarked)
      if (each.matches('a.room')) {
        if (isMarked) each.setAttribute('aria-current', 'true')
        else each.removeAttribute('aria-current')
      }
    }
  }
  const choose = (mark: string): void => {
    chosen = mark
    show(mark)
    status.textContent = saidOf(element, mark)
    history.replaceState(
      history.state,
      '',
      mark ? `#room-${mark}` : location.pathname + location.search,
    )
  }

  page.dataset.alive = ''
  show(chosen)
  for (const drawing of element.querySelectorAll('.plan')) rove(drawing)

  page.addEventListener('pointerover', event => {
    if (event.pointerType === 'mouse') show(markAt(event.target) || chosen)
  })
  page.addEventListener('focusin', event => show(markAt(event.target) || chosen))
  page.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#room-"]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const mark = markOf(link)
    const isOff = mark === chosen && element.contains(link)
    choose(isOff ? '' : mark)
    if (!element.contains(link)) return
    event.preventDefault()
    if (!isOff && !link.matches('.plan:not(.plan--cut) a')) bringIntoView(element, mark)
  })
  element.addEventListener('keydown', event => {
    if (event.key === 'Escape' && chosen) choose('')
    const room = event.target instanceof Element ? event.target.closest('a.room') : null
    const next = room && roomAfter(room, event.key)
    if (!next) return
    event.preventDefault()
    for (const each of next.parentElement?.closest('.plan')?.querySelectorAll('a.room') ?? [])
      each.setAttribute('tabindex', each === next ? '0' : '-1')
    next.focus()
  })
}

/** One stop of the keyboard a drawing. */
function rove(drawing: Element): void {
  drawing
    .querySelectorAll('a.room')
    .forEach((room, index) => room.setAttribute('tabindex', index === 0 ? '0' : '-1'))
}

/** The plan answers where it can be seen. */
function bringIntoView(element: HTMLElement, mark: string): void {
  const room = [...element.querySelectorAll<SVGElement>('a.room[id]')].find(each =>
    hasMark(each.dataset.room, mark),
  )
  const plan = room?.closest('svg')
  if (!plan) return
  const { top, bottom } = plan.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) plan.scrollIntoView({ block: 'center' })
}
