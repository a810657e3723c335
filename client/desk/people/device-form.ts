/** What a form for a key of the device has in it. */
interface Parts {
  form: HTMLFormElement
  credential: HTMLInputElement
  failed: HTMLElement | null
  again: HTMLElement | null
}

/** Opens the browser's own dialogue with what the server wrote for it. */
type AskDevice<Options> = (options: Options) => Promise<Credential | null>

/** Shown only where the browser can: the form then posts what the device said. */
export function wake<Options>(root: HTMLElement, askDevice: AskDevice<Options>): void {
  const credential = root.querySelector<HTMLInputElement>('[name=credential]')
  if (!(root instanceof HTMLFormElement) || !credential || !canAsk()) return
  const parts: Parts = {
    form: root,
    credential,
    failed: root.querySelector('[data-failed]'),
    again: root.querySelector('[data-again]'),
  }
  root.hidden = false
  root.addEventListener('submit', event => {
    if (credential.value) return
    event.preventDefault()
    void ask(parts, askDevice)
  })
}

async function ask<Options>(
  { form, credential, failed, again }: Parts,
  askDevice: AskDevice<Options>,
): Promise<void> {
  for (const alert of [failed, again]) if (alert) alert.hidden = true
  try {
    const response = await fetch(form.dataset.options ?? '', { method: 'POST' })
    if (response.status === 403 && again) {
      again.hidden = false
      return
    }
    if (!response.ok) throw new Error(String(response.status))
    // Written by our own server for this dialogue.
    const options: Options = await response.json()
    const made = await askDevice(options)
    if (!(made instanceof PublicKeyCredential)) throw new Error('no key')
    credential.value = JSON.stringify(made)
    form.submit()
  } catch {
    if (failed) failed.hidden = false
  }
}

const canAsk = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
