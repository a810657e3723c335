/** When the accessibility statement was first made, and when somebody last compared it with the product. */
export const STATEMENT_DATES = { made: '2026-11-22', reviewed: '2026-11-22' } as const

/** What is known not to hold, with the success criteria of WCAG 2.2 (CONTENT-78). */
export const KNOWN_GAPS = [
  { id: 'plans', criteria: ['1.1.1'] },
  { id: 'tours', criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.5'] },
  { id: 'documents', criteria: ['1.1.1', '1.3.1', '1.4.5'] },
  { id: 'language', criteria: ['3.1.2'] },
] as const
