/** The class of a viewer whose picture is larger than the screen. */
export const ZOOMED = 'viewer--zoomed'

/** Twice as large, and to be moved about; about the middle, or where it was pressed. */
export function zoom(dialog: HTMLDialogElement, at?: MouseEvent): void {
  const figure = dialog.querySelector<HTMLElement>('.viewer__figure')
  const isZoomed = dialog.classList.toggle(ZOOMED)
  dialog.querySelector('[data-viewer=zoom]')?.setAttribute('aria-pressed', String(isZoomed))
  if (!figure || !isZoomed) return
  const across = (at?.clientX ?? innerWidth / 2) / innerWidth
  const down = (at?.clientY ?? innerHeight / 2) / innerHeight
  figure.scrollLeft = across * (figure.scrollWidth - figure.clientWidth)
  figure.scrollTop = down * (figure.scrollHeight - figure.clientHeight)
}
