/** What answers when its room is touched. */
export const ROOM = '[data-room]'

/** Whether what bears these marks ('3 k1') answers to one of them. */
export const hasMark = (marks: string | undefined, mark: string): boolean =>
  mark !== '' && (marks ?? '').split(' ').includes(mark)

/** '3' of '#room-3'. */
export const markOf = (link: Element): string =>
  (link.getAttribute('href') ?? '').replace(/^#room-/, '')

/** Of the room that is pointed at: its link's, or that of the row or picture around it. */
export function markAt(target: EventTarget | null): string {
  const touched = target instanceof Element ? target.closest(ROOM) : null
  const link = touched?.matches('a') ? touched : touched?.querySelector('a[href^="#room-"]')
  return link ? markOf(link) : ''
}

/** '3 Keuken, 15 m², Gelijkvloers' of each room that a mark means. */
export function saidOf(element: HTMLElement, mark: string): string {
  const said = [
    ...element.querySelectorAll<SVGElement>('.plan[data-storey], .plan:not(.plan--cut)'),
  ].flatMap(plan =>
    [...plan.querySelectorAll<SVGElement>('a.room[id]')]
      .filter(room => hasMark(room.dataset.room, mark))
      .map(room =>
        [room.getAttribute('aria-label'), plan.dataset.storey].filter(Boolean).join(', '),
      ),
  )
  return mark ? said.join(' · ') : ''
}
