import { subscribe } from 'valtio/vanilla'
import { withEstimatePrefix } from '../../shared/forms/estimate.ts'
import type { StartIsland } from '../islands/define-island.ts'
import { createCaptcha } from './captcha.ts'
import { fieldsOf } from './form-data.ts'
import { createFormStore, type Fields, type FormStore } from './form-store.ts'
import type { FormIslandProps, FormTexts } from './form-texts.ts'
import { postJson } from './post-json.ts'
import { startShareLinks } from '../controls/share-link.ts'

const TOKEN = 'g-recaptcha-response'

/** Sends a form without leaving the page: validated first, with our messages, and once. */
export const start: StartIsland<FormIslandProps> = (element, props) => {
  const form = element.querySelector('form')
  if (form) startForm(form, props)
  startShareLinks(element)
}

function startForm(
  form: HTMLFormElement,
  { form: name, by, texts, captcha }: FormIslandProps,
): void {
  const touchedAt = performance.now()
  const token = createCaptcha(captcha, form)
  const store = createFormStore({
    texts,
    newKey: () => crypto.randomUUID(),
    go: path => location.assign(path),
    send: async (fields, key) =>
      postJson(
        form.action,
        {
          ...fields,
          elapsed: String(Math.round(performance.now() - touchedAt)),
          [TOKEN]: await token(name),
        },
        { 'Idempotency-Key': key },
      ),
  })
  form.noValidate = true
  form.addEventListener('input', event => {
    updatePreviews(form)
    clearMended(event.target)
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (store.state.phase === 'loading') return
    const errors = validityErrors(form, texts)
    if (Object.keys(errors).length > 0) return store.reject(errors)
    if (by === 'json') return void store.submit(sentFields(form))
    store.state.phase = 'loading'
    void token(name).then(value => {
      form.appendChild(
        Object.assign(document.createElement('input'), { type: 'hidden', name: TOKEN, value }),
      )
      form.submit()
    })
  })
  addEventListener('pageshow', event => {
    if (event.persisted) store.state.phase = 'idle'
  })
  subscribe(store.state, () => showState(form, store, texts))
}

/** An error goes with its cause (FORM-67), but for that of the consent, which goes with the next valid attempt. */
function clearMended(target: EventTarget | null): void {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isControl && target.name !== 'privacy' && target.validity.valid) markField(target, undefined)
}

/** Updates the preview of a mail while it is being written. */
function updatePreviews(form: HTMLFormElement): void {
  for (const shown of form.querySelectorAll<HTMLElement>('[data-preview]')) {
    const control = form.elements.namedItem(shown.dataset.preview ?? '')
    const text =
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
        ? control.value
        : ''
    shown.textContent = text || (shown.dataset.empty ?? '')
  }
}

/** The fields as sent: an estimate's text gets its prefix (FORM-31), which the visitor does not see. */
function sentFields(form: HTMLFormElement): Fields {
  const fields = fieldsOf(new FormData(form))
  const { text, source } = fields
  return typeof text === 'string' && typeof source === 'string'
    ? { ...fields, text: withEstimatePrefix(text, source) }
    : fields
}

/** The browser's own validation, with our messages. */
function validityErrors(form: HTMLFormElement, texts: FormTexts): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const control of form.elements) {
    if (
      !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) ||
      control.validity.valid ||
      errors[control.name]
    )
      continue
    const { valueMissing, typeMismatch } = control.validity
    errors[control.name] = valueMissing
      ? texts[control.type === 'checkbox' ? 'privacy' : 'required']
      : typeMismatch
        ? texts.email
        : texts.tooLong
  }
  return errors
}

function showState(form: HTMLFormElement, { state }: FormStore, texts: FormTexts): void {
  form.setAttribute('aria-busy', String(state.phase === 'loading'))
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    button.setAttribute('aria-disabled', String(state.phase === 'loading'))
  const success = showAlert(
    form,
    'success',
    state.phase === 'success' ? state.message : state.phase === 'loading' ? texts.loading : '',
  )
  const failure = showAlert(form, 'failure', state.phase === 'failure' ? state.message : '')
  if (state.phase === 'success') {
    form.reset()
    success?.focus()
  }
  const wrong = markFields(form, state.phase === 'failure' ? state.errors : {})
  if (state.phase === 'failure') (wrong ?? failure)?.focus()
}

function showAlert(
  form: HTMLFormElement,
  kind: 'success' | 'failure',
  message: string,
): HTMLElement | null {
  const alert = form.querySelector<HTMLElement>(`[data-form-${kind}]`)
  if (!alert) return null
  alert.hidden = message === ''
  alert.firstElementChild?.replaceChildren(message)
  return alert
}

/** Shows every error at its field and gives the first field with one. */
function markFields(form: HTMLFormElement, errors: Record<string, string>): HTMLElement | null {
  let first: HTMLElement | null = null
  for (const control of form.querySelectorAll<HTMLElement>('.field :is(input, textarea, select)')) {
    const error = isOptionalCheckbox(control, form)
      ? undefined
      : errors[control.getAttribute('name') ?? '']
    markField(control, error)
    if (error) first ??= control
  }
  return first
}

function markField(control: HTMLElement, error: string | undefined): void {
  const field = control.closest('.field')
  const line = field?.querySelector<HTMLElement>('.field__error')
  control.toggleAttribute('aria-invalid', false)
  if (error) control.setAttribute('aria-invalid', 'true')
  field?.classList.toggle('field--wrong', Boolean(error))
  control.closest('.check')?.classList.toggle('check--wrong', Boolean(error))
  if (!line) return
  line.hidden = !error
  line.textContent = error ?? ''
}

/** A checkbox that may stay unticked, among others of its name that may not. */
const isOptionalCheckbox = (control: HTMLElement, form: HTMLFormElement): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'checkbox' &&
  !control.required &&
  form.querySelector(`input[name="${control.name}"][required]`) !== null
