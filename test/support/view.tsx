import type { ReactNode } from 'react'
import browser from '../../locales/nl/browser.json'
import enumerations from '../../locales/nl/enumerations.json'
import fields from '../../locales/nl/fields.json'
import { type View, ViewProvider } from '../../client/view.tsx'
import { createTranslator } from '../../shared/translator.ts'

/** A Dutch page of a site of the main source. */
export const view: View = {
  locale: 'nl',
  t: createTranslator('nl', { ...browser, ...fields, ...enumerations }),
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
