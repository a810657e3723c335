import { CRITERION_NAMES } from '../../../shared/search/criteria.ts'
import { countsOf } from '../../../shared/search/facets.ts'
import type { FilterValues } from '../../../shared/search/search.ts'

/** Writes the counts beside the served options; an option that the values no longer hold has no estates. */
export function showCounts(form: HTMLFormElement, values: Readonly<FilterValues>): void {
  for (const name of CRITERION_NAMES) {
    const counts = countsOf(name, values)
    if (!counts) continue
    for (const box of form.querySelectorAll<HTMLInputElement>(
      `input[type="checkbox"][name="${name}"]`,
    )) {
      const count = counts.get(box.value) ?? 0
      const place = box.parentElement?.querySelector('[data-count]')
      // Served without a number: the API doesn't count.
      if (!place?.textContent) continue
      place.textContent = String(count)
      box.parentElement?.toggleAttribute('data-empty', count === 0)
    }
  }
}
