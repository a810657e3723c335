import { ENERGY_LETTERS } from '../../../shared/estate/fields/energy.ts'
import { LARGE_BEDROOMS } from '../../../shared/estate/fields/layout.ts'
import type { FilterValues } from '../../../shared/search/search.ts'

type Counted = { id: number; count?: number }[]

/** Homes per option of each menu; null where the API gives the options but does not count. */
export function optionCounts({
  locations,
  headTypes,
  bedrooms,
  more,
}: FilterValues): Record<string, Map<string, number> | null> {
  return {
    city: counts(locations),
    type: counts(headTypes),
    bedrooms: counts(
      bedrooms.map(({ value, count }) => ({ id: Math.min(value, LARGE_BEDROOMS), count })),
    ),
    with: more ? new Map(Object.entries(more.traits)) : null,
    energy: more
      ? new Map(more.energy.map(({ id, count }) => [ENERGY_LETTERS[id - 1] ?? '', count]))
      : null,
  }
}

function counts(options: Counted): Map<string, number> | null {
  if (options.some(({ count }) => count === undefined)) return null
  const sums = new Map<string, number>()
  for (const { id, count = 0 } of options) sums.set(String(id), (sums.get(String(id)) ?? 0) + count)
  return sums
}

/** Writes the counts beside the served options; an option that the values no longer hold has no estates. */
export function showCounts(form: HTMLFormElement, values: Readonly<FilterValues>): void {
  for (const [name, sums] of Object.entries(optionCounts(values))) {
    if (!sums) continue
    for (const box of form.querySelectorAll<HTMLInputElement>(
      `input[type="checkbox"][name="${name}"]`,
    )) {
      const count = sums.get(box.value) ?? 0
      const place = box.parentElement?.querySelector('[data-count]')
      // Served without a number: the API doesn't count.
      if (!place?.textContent) continue
      place.textContent = String(count)
      box.parentElement?.toggleAttribute('data-empty', count === 0)
    }
  }
}
