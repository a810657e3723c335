/** Purges of one site: tag → time in ms. An entry stored before the mark of one of its tags is old. */
export type Marks = Record<string, number>

export const marksKey = (site: number): string => `marks/${site}`

/** The newest purge that touches these tags, in ms; 0: never. */
export const purgedAt = (marks: Marks, tags: string[]): number => Math.max(0, ...tags.map(tag => marks[tag] ?? 0))

export function asMarks(value: unknown): Marks {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, time]) => Number.isFinite(time)))
}

/** Marks made in this isolate, so that a purge holds here at once and not only when KV has spread it. */
const made = new Map<string, number>()
const MAX_MADE = 1000

export function rememberMark(site: number, tag: string, time: number): void {
  made.delete(`${site}/${tag}`)
  made.set(`${site}/${tag}`, time)
  for (const oldest of made.keys()) {
    if (made.size <= MAX_MADE) break
    made.delete(oldest)
  }
}

export function withMarksMadeHere(site: number, marks: Marks, tags: string[]): Marks {
  if (made.size === 0) return marks
  const newer = tags.flatMap(tag => {
    const time = made.get(`${site}/${tag}`)
    return time && time > (marks[tag] ?? 0) ? [[tag, time] as const] : []
  })
  return newer.length ? { ...marks, ...Object.fromEntries(newer) } : marks
}
