import type { FilterOption } from '../../shared/search/filter-options.ts'

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, character => MARKS[character] ?? '')

export interface ListedOption extends Omit<FilterOption, 'value'> {
  value: number | string
  /** What it is called as a condition, where its label alone does not say it. */
  condition?: string
}

/**
 * The checkboxes of a menu as HTML. They are text and not elements of React's, since there may be hundreds and
 * the browser's own state of them is the truth from the first byte on.
 */
export function optionListHtml(
  name: string,
  options: readonly ListedOption[],
  chosen: readonly (number | string)[],
): string {
  return options
    .map(({ value, label, count, condition }) => {
      const attributes = `type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? ' checked' : ''}${condition === undefined ? '' : ` data-label="${escapeHtml(condition)}"`}`
      const words = `<span class="option__label">${escapeHtml(label)}</span>`
      const number = `<span class="option__count" data-count>${count ?? ''}</span>`
      return `<label class="option"${count === 0 ? ' data-empty' : ''}><input ${attributes}>${words} ${number}</label>`
    })
    .join('')
}
