/** A control's text; `isOn`: of one that is ticked or not. */
export interface TypedField {
  name: string
  value: string
  isOn?: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What nobody typed, and what is nobody's to keep. */
const UNTYPED = new Set(['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset'])
const SECRETS = ['one-time-code', 'current-password', 'new-password']

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

const asControl = (element: Element): Control[] =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
    ? [element]
    : []

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .flatMap(asControl)
    .filter(
      control =>
        control.name !== '' &&
        !control.disabled &&
        !UNTYPED.has(control.type) &&
        !SECRETS.some(word => control.getAttribute('autocomplete')?.includes(word)),
    )

/** Whether something was written or chosen in a form since the page came. */
export const isTyped = (form: HTMLFormElement): boolean => controlsOf(form).some(isChanged)

const fieldOf = (control: Control): TypedField => ({
  name: control.name,
  value: formatted(control) ?? control.value,
  ...(isTicked(control) && { isOn: control.checked }),
})

/** A formatted text as HTML, also where nobody has written in its editor yet; undefined: it is another control. */
function formatted(control: Control): string | undefined {
  const root = control.closest('[data-desk="rich-text"]')
  if (root?.querySelector<HTMLInputElement>('input[type=hidden]')?.value === 'html')
    return control.value
  return root?.querySelector('template')?.innerHTML
}

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const served = [...control.options].find(option => option.defaultSelected) ?? control.options[0]
  return control.value !== (served?.value ?? '')
}

const isSame = (field: TypedField, other: TypedField): boolean =>
  field.name === other.name && (other.isOn === undefined || field.value === other.value)

/**
 * What was typed in a form: what differs from how it was served, and all of one that was served with what was typed before.
 * `than`: what differs from these fields instead.
 */
export function typedFields(form: HTMLFormElement, than?: readonly TypedField[]): TypedField[] {
  const fields = controlsOf(form)
  if (than)
    return than.filter(stored => {
      const now = fields.map(fieldOf).find(field => isSame(field, stored))
      return now !== undefined && (now.value !== stored.value || now.isOn !== stored.isOn)
    })
  const isRefused = form.querySelector('[aria-invalid]') !== null
  return fields
    .filter(control => isChanged(control) || (isRefused && control.value !== ''))
    .map(fieldOf)
}

/** Puts texts back where they were typed, as if they were typed again. */
export async function fillIn(form: HTMLFormElement, fields: readonly TypedField[]): Promise<void> {
  const controls = controlsOf(form)
  for (const field of fields) {
    const control = controls.find(each => isSame(fieldOf(each), field))
    if (!control) continue
    const editor = control.closest('[data-desk="rich-text"]')
    if (editor) {
      const { writeText } = await import('./rich-text/rich-text.ts')
      await writeText(editor, field.value)
      continue
    }
    if (isTicked(control)) control.checked = field.isOn === true
    else control.value = field.value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  controls.find(({ name }) => name === fields[0]?.name)?.focus()
}
