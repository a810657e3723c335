import type { ReactNode } from 'react'

/** Structured data, wherever in a page it stands. */
export const JsonLdScript = ({ value }: { value: object }): ReactNode => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
  />
)
