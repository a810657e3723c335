import { startTrustedTypes } from '../trusted-types.ts'
import { askAgainOnReturn } from './returned.ts'
import { keepUnsent } from './unsent.ts'

/** What wakes on the desk's pages: a mark in the page → its code, fetched where the mark is. */
const MARKS: Record<string, () => Promise<{ start: (root: HTMLElement) => void }>> = {
  passkey: () => import('./people/passkey.ts'),
  'new-passkey': () => import('./people/new-passkey.ts'),
  errors: () => import('./errors.ts'),
  'live-preview': () => import('./pages/live-preview.ts'),
  order: () => import('./pages/order.ts'),
  'photo-focus': () => import('./photos/focus.ts'),
  'photo-order': () => import('./photos/order.ts'),
  'photo-upload': () => import('./photos/upload.ts'),
  unsaved: () => import('./unsaved.ts'),
  lens: () => import('./homes/lens.ts'),
  look: () => import('./look/look.ts'),
  'rich-text': () => import('./rich-text/rich-text.ts'),
}

startTrustedTypes()
askAgainOnReturn()
forgetWhatWasDone()

for (const root of document.querySelectorAll<HTMLElement>('[data-desk]')) {
  const load = MARKS[root.dataset.desk ?? '']
  if (load) void load().then(({ start }) => start(root))
}

keepUnsent()

/** Read once: a page that is loaded again says nothing of it (DESK-26). */
function forgetWhatWasDone(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('done')) return
  url.searchParams.delete('done')
  history.replaceState(history.state, '', url)
}
