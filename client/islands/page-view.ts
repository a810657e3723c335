import { createTranslator } from '../../shared/translator.ts'
import type { View, ViewJson } from '../view.tsx'

let view: View | null = null

/** The page's view, read once from `script#view`. In the browser only. */
export function pageView(): View {
  view ??= readView(document.getElementById('view')?.textContent ?? '')
  return view
}

function readView(json: string): View {
  const { locale, site, words, overrides }: ViewJson = JSON.parse(json)
  return { locale, site, t: createTranslator(locale, words, overrides) }
}
