/** Menus are `details[data-menu]` and open without script; here they also close on Escape and on a click elsewhere. */
export function startMenus(): void {
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    const menu = document.activeElement?.closest<HTMLDetailsElement>('details[data-menu][open]')
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  // A sheet that opens is read from its heading on.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('.filter-sheet__panel:popover-open'))
        target.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    },
    { capture: true },
  )
  document.addEventListener('click', event => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      // The path and not the target, which its own click may have removed.
      if (!event.composedPath().includes(menu)) menu.open = false
    }
  })
}
