import { readIds, writeIds } from '../stored-ids.ts'

interface Notice {
  id: number
  text: string
  link: { label: string; href: string } | null
}

interface Notices {
  results: Notice[]
  /** Label of the button that dismisses one. */
  dismiss: string
}

const DISMISSED_KEY = 'notices-dismissed'
const CACHE_KEY = 'notices'
const FRESH_MS = 5 * 60_000

/** Shows the notices that this visitor has not dismissed in a bar along the lower edge, so that nothing moves. Loaded every five minutes at most. */
export function startNotices(): void {
  void loadNotices(document.documentElement.lang)
    .then(notices => {
      const dismissed = readIds(localStorage, DISMISSED_KEY)
      const shown = notices?.results.filter(({ id }) => !dismissed.includes(String(id))) ?? []
      if (!notices || shown.length === 0) return
      const list = document.createElement('aside')
      list.className = 'notices'
      for (const notice of shown) list.appendChild(noticeElement(notice, notices.dismiss))
      document.body.appendChild(list)
      document.documentElement.dataset.notices = ''
    })
    .catch((error: unknown) => console.error('notices', error))
}

async function loadNotices(locale: string): Promise<Notices | null> {
  const key = `${CACHE_KEY}-${locale}`
  const cached: { at: number; notices: Notices } | null = JSON.parse(
    sessionStorage.getItem(key) ?? 'null',
  )
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.notices
  const response = await fetch(`/${locale}/ajax/notifications`)
  if (!response.ok) return null
  const notices: Notices = await response.json()
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), notices }))
  return notices
}

function noticeElement({ id, text, link }: Notice, dismiss: string): HTMLElement {
  const element = Object.assign(document.createElement('p'), { className: 'notice' })
  element.setAttribute('role', 'status')
  const words = Object.assign(document.createElement('span'), {
    className: 'notice__text',
    textContent: `${text} `,
  })
  if (link)
    words.appendChild(
      Object.assign(document.createElement('a'), { href: link.href, textContent: link.label }),
    )
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'notice__close',
    textContent: '×',
    ariaLabel: dismiss,
  })
  button.addEventListener('click', () => {
    writeIds(
      localStorage,
      DISMISSED_KEY,
      [...readIds(localStorage, DISMISSED_KEY), String(id)].slice(-100),
    )
    const list = element.parentElement
    element.remove()
    if (list?.childElementCount !== 0) return
    list.remove()
    delete document.documentElement.dataset.notices
  })
  element.appendChild(words)
  element.appendChild(button)
  return element
}
