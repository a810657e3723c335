import { startTrustedTypes } from '../trusted-types.ts'

/** What wakes on the desk's pages: a mark in the page → its code, fetched where the mark is. */
const MARKS: Record<string, () => Promise<{ start: (root: HTMLElement) => void }>> = {
  passkey: () => import('./people/passkey.ts'),
  'new-passkey': () => import('./people/new-passkey.ts'),
}

startTrustedTypes()

for (const root of document.querySelectorAll<HTMLElement>('[data-desk]')) {
  const load = MARKS[root.dataset.desk ?? '']
  if (load) void load().then(({ start }) => start(root))
}
