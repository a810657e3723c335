import { start as guard } from '../unsaved.ts'
import { whileTyping } from '../while-typing.ts'

const PAUSE = 1200

/** Keeps the draft while its form is filled in, and shows it in the preview. What is refused waits for the button. */
export function start(root: HTMLElement): void {
  if (!(root instanceof HTMLFormElement)) return
  guard(root)
  whileTyping(root, PAUSE, () => keepDraft(root))
}

async function keepDraft(form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  // A new section is there once it is sent by its button.
  if (fields.get('_tag') === '') return
  fields.set('_do', 'live')
  const response = await fetch(form.action, { method: 'POST', body: fields }).catch(() => null)
  if (!response?.ok) return
  const { tag, from, opened }: { tag?: unknown; from?: unknown; opened?: unknown } =
    await response.json()
  setField(form, '_tag', String(tag))
  setField(form, '_from', JSON.stringify(from))
  setField(form, '_opened', JSON.stringify(opened))
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-preview]')
  frame?.contentWindow?.location.reload()
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
