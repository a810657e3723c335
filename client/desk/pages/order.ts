/** Sections are dragged by a handle; where one is let go the form is sent with the new order. Buttons do the same. */
export function start(list: HTMLElement): void {
  for (const item of list.querySelectorAll<HTMLElement>('[data-id]'))
    item.insertBefore(handleFor(list, item), item.firstChild)
}

function handleFor(list: HTMLElement, item: HTMLElement): HTMLElement {
  const handle = document.createElement('span')
  handle.className = 'desk-order__handle'
  // For pointers alone: keys and screen readers have the buttons beside it.
  handle.setAttribute('aria-hidden', 'true')
  handle.title = list.dataset.handle ?? ''
  handle.addEventListener('pointerdown', event => {
    if (event.button !== 0) return
    event.preventDefault()
    drag(list, item, event)
  })
  return handle
}

function drag(list: HTMLElement, item: HTMLElement, { pointerId }: PointerEvent): void {
  const before = orderOf(list)
  const dragging = new AbortController()
  const { signal } = dragging
  // The item moves within the page, which would lose the pointer.
  list.setPointerCapture(pointerId)
  item.classList.add('desk-order__item--dragged')
  const end = (): void => {
    dragging.abort()
    item.classList.remove('desk-order__item--dragged')
  }
  list.addEventListener('pointermove', ({ clientY }) => place(list, item, clientY), { signal })
  list.addEventListener(
    'pointerup',
    () => {
      end()
      if (orderOf(list) !== before) send(list)
    },
    { signal },
  )
  list.addEventListener('pointercancel', end, { signal })
}

/** Before the first of the others whose middle is below the pointer. */
function place(list: HTMLElement, item: HTMLElement, y: number): void {
  const next = [...list.children].find(other => {
    const { top, height } = other.getBoundingClientRect()
    return other !== item && y < top + height / 2
  })
  if ((next ?? null) !== item.nextElementSibling) list.insertBefore(item, next ?? null)
}

const orderOf = (list: HTMLElement): string =>
  [...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id).join(',')

function send(list: HTMLElement): void {
  const form = list.closest('form')
  const field = form?.querySelector<HTMLInputElement>('input[name="order"]')
  if (!form || !field) return
  field.value = orderOf(list)
  form.requestSubmit()
}
