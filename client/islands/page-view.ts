import { createTranslator } from '../../shared/translator.ts'
import type { View } from '../view.tsx'
import { pageJson, pageWords } from './page-words.ts'

let view: View | null = null

/** The page's view, made once. In the browser only, and of code that came by `withWords`. */
export function pageView(): View {
  if (view) return view
  const { locale, site, overrides } = pageJson()
  view = { locale, site, t: createTranslator(locale, pageWords(), overrides) }
  return view
}
