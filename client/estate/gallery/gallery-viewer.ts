import { zoom, ZOOMED } from './zoom.ts'

const SWIPE_PX = 40

/** Which picture a key leads to; null for any other key. Of `count` pictures, in a ring. */
export function pictureAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * Shows the pictures of the page on the full screen, beginning with that of the link. The browser's own modal dialog
 * keeps the focus in it and closes on Escape; closing gives the focus back to the link.
 */
export function openViewer(link: HTMLAnchorElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template#viewer')
  const dialog = template?.content.firstElementChild?.cloneNode(true)
  if (!(dialog instanceof HTMLDialogElement)) return location.assign(link.href)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.gallery__link')]
  const count = links.length
  let index = Math.max(
    0,
    links.findIndex(other => other.href === link.href),
  )

  const picture = new Image()
  picture.className = 'viewer__picture'
  picture.draggable = false
  const caption = dialog.querySelector('figcaption')
  caption?.parentElement?.insertBefore(picture, caption)
  const counter = dialog.querySelector('.viewer__counter')
  const show = (next: number): void => {
    index = next
    dialog.classList.remove(ZOOMED)
    const shown = links[index]
    if (!shown || !caption || !counter) return
    const small = shown.querySelector('img')
    picture.src = shown.href
    picture.alt = small?.alt ?? ''
    for (const name of ['width', 'height', 'lang']) copyAttribute(name, small, picture)
    caption.textContent = shown.dataset.caption ?? ''
    copyAttribute('lang', small, caption)
    counter.textContent = `${index + 1} / ${count}`
    const following = links[(index + 1) % count]
    if (following) new Image().src = following.href
  }
  const go = (key: string): boolean => {
    const next = pictureAfter(key, index, count)
    if (next !== null) show(next)
    return next !== null
  }

  dialog.addEventListener('keydown', event => {
    if (go(event.key)) event.preventDefault()
  })
  dialog.addEventListener('click', event => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-viewer]') : null
    if (button) BUTTONS[button.dataset.viewer ?? '']?.(go, dialog)
    else if (event.target === dialog) dialog.close()
  })
  picture.addEventListener('dblclick', event => zoom(dialog, event))
  followSwipes(dialog, go)
  dialog.addEventListener('close', () => {
    dialog.remove()
    delete document.documentElement.dataset.viewerOpen
    link.focus({ preventScroll: true })
  })
  for (const arrow of dialog.querySelectorAll<HTMLElement>(
    '[data-viewer=next], [data-viewer=previous]',
  ))
    arrow.hidden = count < 2
  document.body.appendChild(dialog)
  show(index)
  dialog.showModal()
  // The page behind stands still.
  document.documentElement.dataset.viewerOpen = ''
}

function copyAttribute(name: string, from: Element | null, to: Element): void {
  const value = from?.getAttribute(name)
  if (value) to.setAttribute(name, value)
  else to.removeAttribute(name)
}

type Go = (key: string) => boolean

const BUTTONS: Record<string, (go: Go, dialog: HTMLDialogElement) => void> = {
  close: (_, dialog) => dialog.close(),
  zoom: (_, dialog) => zoom(dialog),
  previous: go => void go('ArrowLeft'),
  next: go => void go('ArrowRight'),
}

function followSwipes(dialog: HTMLDialogElement, go: Go): void {
  let from: number | null = null
  dialog.addEventListener('pointerdown', event => {
    from = event.isPrimary && !dialog.classList.contains(ZOOMED) ? event.clientX : null
  })
  dialog.addEventListener('pointercancel', () => {
    from = null
  })
  dialog.addEventListener('pointerup', event => {
    const way = from === null ? 0 : event.clientX - from
    from = null
    if (Math.abs(way) > SWIPE_PX) go(way < 0 ? 'ArrowRight' : 'ArrowLeft')
  })
}
