import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCaptcha } from '../../../client/forms/captcha.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of a page as the captcha touches: what is fetched, and who has the focus. */
function aForm({ focused = false } = {}) {
  const fetched: string[] = []
  const form = Object.assign(new EventTarget(), {
    contains: () => focused,
  }) as unknown as HTMLFormElement
  vi.stubGlobal('document', {
    activeElement: null,
    createElement: () => ({}),
    head: {
      appendChild: ({ src, onload }: { src: string; onload: () => void }) => {
        fetched.push(new URL(src).hostname)
        queueMicrotask(onload)
      },
    },
  })
  return { form, fetched }
}

describe('the captcha service', () => {
  it.each([
    ['recaptcha', 'www.google.com'],
    ['turnstile', 'challenges.cloudflare.com'],
  ] as const)(
    '%s is not told of who only looks, and once of who writes (FORM-22)',
    async (service, host) => {
      const { form, fetched } = aForm()
      createCaptcha({ service, siteKey: 'k' }, form)
      for (const type of ['pointerover', 'mousemove']) form.dispatchEvent(new Event(type))
      expect(fetched).toEqual([])
      for (const type of ['pointerdown', 'focusin', 'input', 'input'])
        form.dispatchEvent(new Event(type))
      expect(fetched).toEqual([host])
    },
  )

  it('is loaded at once for a form that already has the focus, and never where the agency has none (FORM-22)', () => {
    const { form, fetched } = aForm({ focused: true })
    createCaptcha(null, form)
    expect(fetched).toEqual([])
    createCaptcha({ service: 'turnstile', siteKey: 'k' }, form)
    expect(fetched).toHaveLength(1)
  })

  it('is loaded when a form is sent without being touched first', async () => {
    const { form, fetched } = aForm()
    vi.stubGlobal('window', {})
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await createCaptcha({ service: 'recaptcha', siteKey: 'k' }, form)('contact')).toBe('')
    expect(fetched).toHaveLength(1)
  })
})
