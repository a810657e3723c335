import { formatNumber } from '../../../shared/format.ts'
import { readAddress, textsOf } from '../../../shared/search/address.ts'
import { CRITERION_NAMES, type Search, valuesOf } from '../../../shared/search/criteria.ts'
import { sortValue } from './sort-select.tsx'

/**
 * The search as the form stands, read by the same parser as an address. A location beside a circle or an area was
 * ticked after these, which untick all, and ends them.
 */
export function readForm(form: HTMLFormElement): Search {
  const replaced = form.querySelector('input[name="city"]:checked') ? ['geo_range', 'within'] : []
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !replaced.includes(name) ? [[name, value]] : [],
  )
  return readAddress(new URLSearchParams(entries))
}

/** Sets every control to what a search says, as after going back. */
export function fillForm(form: HTMLFormElement, search: Search): void {
  const values = valuesOf(search)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = sortValue(search)
    if (!(field instanceof HTMLInputElement)) continue
    const name = CRITERION_NAMES.find(each => each === field.name)
    const texts = name ? textsOf(name, values) : []
    if (field.type === 'checkbox' || field.type === 'radio')
      field.checked = texts.includes(field.value) || (field.value === '' && texts.length === 0)
    else if (field.type === 'number' && field.value !== (texts[0] ?? ''))
      field.value = texts[0] ?? ''
  }
}

/** Whether a control was touched since it was served, be it before any script came. */
export const isEdited = (form: HTMLFormElement): boolean =>
  [...form.elements].some(field => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(option => option.selected !== option.defaultSelected)
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue
  })

/** Words of every option, by 'city 44021'. */
export const optionLabels = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('.option input, input[data-label]')].map(box => [
      `${box.name} ${box.value}`,
      box.dataset.label?.replace('{{value}}', formatNumber('number', box.value) ?? '') ??
        box.parentElement?.querySelector('.option__label')?.textContent ??
        box.value,
    ]),
  )

/** Labels of the ticked boxes of one name, as they stand on the page. */
export const tickedLabels = (form: HTMLFormElement, name: string): string[] =>
  [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map(
    box => box.parentElement?.querySelector('.option__label')?.textContent ?? box.value,
  )
