import { ownMarkup } from '../../trusted-types.ts'

/** Pictures are put in order by dragging their handle, and saved when one is let go; the buttons do the same (DESK-100). */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  addHandles(form)
  form.addEventListener('pointerdown', event => {
    const item = itemAt(event.target, '.photo__handle')
    if (!item || event.button !== 0) return
    event.preventDefault()
    drag(form, item, event)
  })
  form.addEventListener('submit', event => {
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    void save(form, button.value)
  })
}

function addHandles(form: HTMLFormElement): void {
  for (const bar of form.querySelectorAll('.photo__frame')) {
    const handle = document.createElement('span')
    handle.className = 'photo__handle'
    handle.title = form.dataset.handle ?? ''
    bar.insertAdjacentElement('afterend', handle)
  }
}

const itemAt = (target: EventTarget | null, within: string): HTMLElement | null =>
  target instanceof Element && target.closest(within)
    ? target.closest<HTMLElement>('[data-file]')
    : null

const EDGE = 72
const STEP = 16

function drag(form: HTMLFormElement, item: HTMLElement, { pointerId }: PointerEvent): void {
  const before = orderOf(form)
  // The item moves within the page, which would lose the pointer.
  form.setPointerCapture(pointerId)
  item.classList.add('photo--dragged')
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (clientY < EDGE) scrollBy(0, -STEP)
    if (clientY > innerHeight - EDGE) scrollBy(0, STEP)
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-file]')
    if (!over || over === item || over.parentElement !== item.parentElement) return
    const isBehind = item.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING
    over.insertAdjacentElement(isBehind ? 'afterend' : 'beforebegin', item)
  }
  const end = (): void => {
    form.removeEventListener('pointermove', move)
    form.removeEventListener('pointerup', end)
    form.removeEventListener('pointercancel', end)
    item.classList.remove('photo--dragged')
    if (orderOf(form) === before) return
    for (const [index, each] of [...form.querySelectorAll('[data-file]')].entries()) {
      const number = each.querySelector('input')
      if (number) number.value = String(index + 1)
    }
    void save(form, 'order')
  }
  form.addEventListener('pointermove', move)
  form.addEventListener('pointerup', end)
  form.addEventListener('pointercancel', end)
}

const orderOf = (form: HTMLFormElement): string =>
  Array.from(form.querySelectorAll<HTMLElement>('[data-file]'), each => each.dataset.file).join(' ')

/** Posts the form and shows what the desk has now, with the focus where it was. */
async function save(form: HTMLFormElement, act: string): Promise<void> {
  const fields = new FormData(form)
  fields.set('act', act)
  const body = new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]))
  const status = form.querySelector('[role=status]')
  const say = (text: string): void => void (status && (status.textContent = text))
  try {
    const response = await fetch(form.action, { method: 'POST', body })
    const page = new DOMParser().parseFromString(ownMarkup(await response.text()), 'text/html')
    const now = page.querySelector(`#${form.id}`)
    // The last one is gone, or somebody signed out meanwhile.
    if (!now) return location.reload()
    const focused = document.activeElement?.getAttribute('value')
    replace(form, now)
    if (focused) focusOn(form, focused)
    showRemoved(page)
    say(page.querySelector('.notice--error, .notice--done')?.textContent ?? '')
  } catch {
    say(form.dataset.lost ?? '')
  }
}

/** Where the keys were; at an end of the list, at what else that photograph can do (DESK-59). */
function focusOn(form: HTMLFormElement, act: string): void {
  const [, file] = act.split(':')
  const at = [`[value="${act}"]`, `[data-file="${file}"] .photo__move`, '.photo__move']
  for (const place of at) {
    const button = form.querySelector<HTMLElement>(`${place}:not(:disabled)`)
    if (button) return button.focus()
  }
}

/** What was removed stands below, from where it can be put back. */
function showRemoved(page: Document): void {
  const before = document.querySelector('.photos--removed')
  const now = page.querySelector('.photos--removed')
  if (before && now) before.replaceWith(document.adoptNode(now))
  else if (now) document.querySelector('main')?.appendChild(document.adoptNode(now))
}

function replace(form: HTMLFormElement, now: Element): void {
  for (const part of ['.photos__list', 'input[name=seen]']) {
    const fresh = now.querySelector(part)
    if (fresh) form.querySelector(part)?.replaceWith(document.adoptNode(fresh))
  }
  addHandles(form)
}
