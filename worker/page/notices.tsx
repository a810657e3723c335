import type { ReactNode } from 'react'
import type { Notice } from '../site/notifications.ts'

/** What the agency tells everybody these days: a line under the header, which covers nothing and goes by as the page scrolls. */
export function NoticeLines({ notices }: { notices: Notice[] }): ReactNode {
  if (notices.length === 0) return null
  return (
    <aside className="notices">
      {notices.map(({ id, text, link }) => (
        <p key={id} className="notice">
          {link ? `${text} ` : text}
          {link && <a href={link.href}>{link.label}</a>}
        </p>
      ))}
    </aside>
  )
}
