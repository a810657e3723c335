import { isTyped } from './typed-fields.ts'

/**
 * Sends what is typed in a form `pause` ms after its last letter, one at a time. A button of the form that is pressed
 * meanwhile waits for what is under way: it changes what the form is made from.
 */
export function whileTyping(form: HTMLFormElement, pause: number, send: () => Promise<void>): void {
  let timer = 0
  let sending: Promise<void> | null = null
  let isWaiting = false
  const begin = (): void => {
    if (sending) return later()
    sending = send()
      .catch(() => undefined)
      .finally(() => {
        sending = null
      })
  }
  const later = (): void => {
    clearTimeout(timer)
    timer = window.setTimeout(begin, pause)
  }
  form.addEventListener('input', later)
  // What was typed before this was awake.
  if (isTyped(form)) later()
  form.addEventListener('submit', event => {
    clearTimeout(timer)
    if (!sending) return
    event.preventDefault()
    if (isWaiting) return
    isWaiting = true
    const { submitter } = event
    void sending.then(() => {
      isWaiting = false
      form.requestSubmit(submitter)
    })
  })
}
