const PRICE_DELAY_MS = 750

/**
 * Applies a form with every choice at once, with a typed number after 750 ms of rest (FILTER-36), and when it is
 * sent, which also closes the sheet it stands in and calls `onSent`. Returns a function that stops it.
 */
export function listenToForm(
  form: HTMLFormElement,
  apply: () => void,
  { isEdited = false, onSent }: { isEdited?: boolean; onSent?: () => void } = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    clearTimeout(timer)
    apply()
  }
  const onInput = (event: Event): void => {
    clearTimeout(timer)
    if (isTyped(event.target)) timer = setTimeout(now, PRICE_DELAY_MS)
    else now()
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    now()
    form.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    onSent?.()
  }
  // The order stands beside the list, outside the form that it belongs to.
  const outside = [...form.elements].filter(field => !form.contains(field))
  for (const target of [form, ...outside]) target.addEventListener('input', onInput)
  form.addEventListener('submit', onSubmit)
  // What was ticked or typed before this script came; a price may still be on its way.
  if (isEdited) timer = setTimeout(now, isTyped(document.activeElement) ? PRICE_DELAY_MS : 0)
  return () => {
    clearTimeout(timer)
    for (const target of [form, ...outside]) target.removeEventListener('input', onInput)
    form.removeEventListener('submit', onSubmit)
  }
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'number'
