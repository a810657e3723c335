import type { Remark } from './fit-schema.ts'

const MAX_NAMED = 5

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** Remarks on keys that stand twice in one object of a text that is JSON; parsing takes the last of them (IMPORT-53). */
export function repeatedKeys(json: string): Remark[] {
  const repeated: string[] = []
  /** The keys of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = []
  let text = ''
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const keys = open.at(-1)
      if (keys?.has(text)) repeated.push(text.slice(1, -1))
      keys?.add(text)
    } else text = token
  }
  return repeated.slice(0, MAX_NAMED).map(key => ({
    field: key.slice(0, 64),
    message: 'stands twice: the last one is taken',
  }))
}
