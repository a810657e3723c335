const PRICE_DELAY_MS = 750

/**
 * Applies a form with every choice at once, with a typed number after 750 ms of rest (FILTER-36), and when it is
 * sent, which also closes the sheet it stands in. Returns a function that stops it.
 */
export function listenToForm(
  form: HTMLFormElement,
  apply: () => void,
  isEdited = false,
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
  }
  form.addEventListener('input', onInput)
  form.addEventListener('submit', onSubmit)
  // What was ticked or typed before this script came; a price may still be on its way.
  if (isEdited) timer = setTimeout(now, isTyped(document.activeElement) ? PRICE_DELAY_MS : 0)
  return () => {
    clearTimeout(timer)
    form.removeEventListener('input', onInput)
    form.removeEventListener('submit', onSubmit)
  }
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'number'
