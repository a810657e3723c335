const PRICE_DELAY_MS = 750

/**
 * Applies a form with every choice at once, with a typed number after 750 ms of rest (spec 5), and when it is
 * sent, which also closes the sheet it stands in. Gives the way to stop.
 */
export function listenToForm(form: HTMLFormElement, apply: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    clearTimeout(timer)
    apply()
  }
  const onInput = (event: Event): void => {
    clearTimeout(timer)
    if (event.target instanceof HTMLInputElement && event.target.type === 'number') timer = setTimeout(apply, PRICE_DELAY_MS)
    else now()
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    now()
    form.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
  }
  form.addEventListener('input', onInput)
  form.addEventListener('submit', onSubmit)
  return () => {
    clearTimeout(timer)
    form.removeEventListener('input', onInput)
    form.removeEventListener('submit', onSubmit)
  }
}
