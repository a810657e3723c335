/** Name and value of a field; a box that is ticked has its value. */
export type TypedField = [name: string, value: string]

/** Fills the empty fields of the page's forms with what was typed before the language was changed, once (BROWSER-51). */
export function fillTyped(typed: string): void {
  const fields = readTyped(typed)
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]'))
    for (const [name, value] of fields) fill(form.elements.namedItem(name), value)
}

function readTyped(typed: string): TypedField[] {
  try {
    const value: unknown = JSON.parse(typed)
    return Array.isArray(value) ? value.filter(isField) : []
  } catch {
    return []
  }
}

const isField = (value: unknown): value is TypedField =>
  Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'string')

function fill(found: Element | RadioNodeList | null, value: string): void {
  const controls = found instanceof RadioNodeList ? [...found] : [found]
  for (const control of controls) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      if (control.value !== value || control.checked) continue
      control.checked = true
    } else if (isText(control) && control.value === '') control.value = value
    else continue
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const isText = (
  control: Node | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && control.type !== 'hidden' && control.type !== 'file')
