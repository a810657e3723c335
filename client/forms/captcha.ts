import type { FormIslandProps } from './form-texts.ts'

type Captcha = NonNullable<FormIslandProps['captcha']>

interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

interface Turnstile {
  render(element: HTMLElement, options: Record<string, unknown>): string
  execute(id: string): void
  reset(id: string): void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
    turnstile?: Turnstile
  }
}

const TIMEOUT_MS = 8000

/** Events that show an intention to use the form; a passing pointer is no reason to contact a third party. */
const TOUCH_EVENTS = ['focusin', 'pointerdown', 'input']

/**
 * Loads the captcha service once the form is touched, and gives tokens on demand. A service that fails, or takes more
 * than eight seconds, gives '': the Worker decides what to do with a form without token. The next attempt asks again.
 */
export function createCaptcha(
  captcha: Captcha | null,
  form: HTMLFormElement,
): (action: string) => Promise<string> {
  if (!captcha) return () => Promise.resolve('')
  let loaded: Promise<void> | undefined
  const load = (): Promise<void> =>
    (loaded ??= loadScript(
      captcha.service === 'recaptcha'
        ? `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(captcha.siteKey)}`
        : 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ).catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
  const begin = (): void => void load().catch(() => undefined)
  for (const touch of TOUCH_EVENTS)
    form.addEventListener(touch, begin, { once: true, passive: true })
  if (form.contains(document.activeElement)) begin()
  const ask = captcha.service === 'recaptcha' ? askRecaptcha : turnstileIn(form)
  return action =>
    withTimeout(load().then(() => ask(captcha.siteKey, action))).catch((error: unknown) => {
      console.error('captcha', error)
      return ''
    })
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), {
      src,
      async: true,
      onload: () => resolve(),
      onerror: () => reject(new Error(src)),
    })
    document.head.appendChild(element)
  })
}

const askRecaptcha = (siteKey: string, action: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const service = window.grecaptcha
    if (!service) return reject(new Error('no recaptcha'))
    service.ready(() => void service.execute(siteKey, { action }).then(resolve, reject))
  })

function turnstileIn(form: HTMLFormElement): typeof askRecaptcha {
  let widget: string | undefined
  let pending: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined
  return (siteKey, action) =>
    new Promise((resolve, reject) => {
      const service = window.turnstile
      if (!service) return reject(new Error('no turnstile'))
      pending = { resolve, reject }
      if (widget) service.reset(widget)
      widget ??= service.render(form.appendChild(document.createElement('div')), {
        sitekey: siteKey,
        action,
        execution: 'execute',
        appearance: 'interaction-only',
        'response-field': false,
        callback: (token: string) => pending?.resolve(token),
        'error-callback': () => pending?.reject(new Error('turnstile')),
      })
      service.execute(widget)
    })
}

function withTimeout(token: Promise<string>): Promise<string> {
  return Promise.race([
    token,
    new Promise<never>((_, reject) =>
      setTimeout(reject, TIMEOUT_MS, new Error('captcha too late')),
    ),
  ])
}
