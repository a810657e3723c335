import { shownContrasts } from '../../../shared/site/shown-contrast.ts'
import type { Colours } from '../../../shared/site/palette.ts'
import { whileTyping } from '../while-typing.ts'

const WAIT_MS = 500

/** Shows what is chosen at once: its contrasts here, then the site in it. */
export function start(root: HTMLElement): void {
  const form = root.closest('form')
  if (!form) return
  form.addEventListener('input', () => showContrasts(root, form))
  whileTyping(form, WAIT_MS, () => tryLook(form))
}

function showContrasts(root: HTMLElement, form: HTMLFormElement): void {
  const data = new FormData(form)
  const colour = (name: string): string => String(data.get(name) ?? '').replace('#', '')
  const theme: Colours = {
    accent: colour('accent'),
    tint: colour('tint'),
    paper: colour('paper'),
    ink: colour('ink'),
  }
  for (const time of ['day', 'night'])
    for (const { name, text, ground, ratio } of shownContrasts(theme, time === 'night')) {
      const row = root.querySelector(`[data-pair="${time} ${name}"]`)
      row?.querySelector('rect')?.setAttribute('fill', ground)
      row?.querySelector('text')?.setAttribute('fill', text)
      const cell = row?.querySelector('.look-contrast__ratio')
      if (cell) cell.textContent = `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`
    }
}

/** Keeps what is chosen as a draft and shows the site in it; a refusal waits for the form's own buttons. */
async function tryLook(form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) fields.set(name, String(value))
  fields.set('act', 'try')
  const response = await fetch('/desk/look', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: fields,
  }).catch(() => null)
  if (!response?.ok) return
  const { tag }: { tag: string } = await response.json()
  for (const hidden of document.querySelectorAll<HTMLInputElement>('input[name="draft"]'))
    hidden.value = tag
  const frame = document.querySelector<HTMLIFrameElement>('.look-preview iframe')
  frame?.contentWindow?.location.reload()
}
