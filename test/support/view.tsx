import type { ReactNode } from 'react'
import { type View, ViewProvider } from '../../client/view.tsx'
import { createTranslator } from '../../shared/translator.ts'
import { MESSAGES } from '../../worker/site/messages.ts'

/** A Dutch page of a site of the main source. */
export const view: View = {
  locale: 'nl',
  t: createTranslator('nl', MESSAGES.nl),
  site: {
    id: 1,
    name: 'Proef',
    source: 'main',
    locales: ['nl', 'fr'],
    detailLinks: true,
    phone: '',
    email: '',
    character: 'editorial',
  },
}

/** Components as they stand on such a page. */
export const withView = (content: ReactNode): ReactNode => (
  <ViewProvider value={view}>{content}</ViewProvider>
)
