/** The browser asks before a page is left with something typed in it that was not sent. */
export function start(form: HTMLElement): void {
  let isChanged = form.querySelector('[aria-invalid]') !== null
  form.addEventListener('input', () => {
    isChanged = true
  })
  form.addEventListener('submit', () => {
    isChanged = false
  })
  addEventListener('beforeunload', event => {
    if (isChanged) event.preventDefault()
  })
}
