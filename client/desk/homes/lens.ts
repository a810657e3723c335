/** After the last letter. */
const WAIT_MS = 500

interface LensState {
  summary: string
  rules: Record<string, string>
}

/** What the law asks follows what is typed in the form beside it; nothing is stored. */
export function start(lens: HTMLElement): void {
  const form = document.querySelector<HTMLFormElement>('form#record')
  const { address } = lens.dataset
  if (!form || !address) return
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last: AbortController | undefined
  const look = async (): Promise<void> => {
    last?.abort()
    last = new AbortController()
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') fields.append(name, value)
    const response = await fetch(address, { method: 'POST', body: fields, signal: last.signal })
    if (response.ok) show(lens, await response.json())
  }
  form.addEventListener('input', () => {
    clearTimeout(waiting)
    // Where it fails, what stands there is that of the last time.
    waiting = setTimeout(() => void look().catch(() => undefined), WAIT_MS)
  })
}

function show(lens: HTMLElement, { summary, rules }: LensState): void {
  const summaryLine = lens.querySelector('.lens__summary')
  if (summaryLine && summaryLine.textContent !== summary) summaryLine.textContent = summary
  for (const row of lens.querySelectorAll<HTMLElement>('[data-rule]')) {
    const state = rules[row.dataset.rule ?? '']
    row.hidden = state === undefined
    row.dataset.state = state ?? ''
    const word = row.querySelector('.lens__state')
    if (word) word.textContent = (state && lens.dataset[state]) ?? ''
  }
}
