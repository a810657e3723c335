import type { KeyScope } from '../agency/access/key-row.ts'
import type { Scope } from '../versions/table.ts'

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** A call of the door: who may make it, and what it takes. */
export interface Call {
  method: Method
  /** Behind `/sites/{id}`; ':' stands for any one segment. */
  path: string
  /** Any of these opens it. */
  scopes: readonly KeyScope[]
  /** Content types of its body; none: it has no body, or its type does not matter. */
  types?: readonly string[]
  /** Of its body, in bytes. */
  maxBytes: number
  /** What changed when it was done and the answer does not say. */
  changes?: readonly Scope[]
  /** Done by the site Worker itself; others are the listing API's. */
  here?: 'changes' | 'purge' | 'enquiries'
  /** A row of the audit for each: not for single homes, which a CRM pushes by the thousand. */
  isAudited?: boolean
  /** Also makes a site that is not there, for operators. */
  makesSite?: boolean
}

const JSON_TYPE = ['application/json'] as const
const NDJSON = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'] as const

const KB = 1000
const MB = 1000 * KB

const FEED = ['feed', 'content'] as const
const CONTENT = ['content'] as const

const read = (path: string, scopes: Call['scopes']): Call => ({
  method: 'GET',
  path,
  scopes,
  maxBytes: 0,
})

const put = (path: string, maxBytes: number, own: Partial<Call> = {}): Call => ({
  method: 'PUT',
  path,
  scopes: CONTENT,
  types: JSON_TYPE,
  maxBytes,
  isAudited: true,
  ...own,
})

/** Something that is put whole and taken away whole. */
const part = (path: string, maxBytes: number, own: Partial<Call> = {}): Call[] => [
  put(path, maxBytes, own),
  { ...put(path, 0, own), method: 'DELETE', types: [] },
]

/** Every call of the door; what is not here is not there (KEY-10). */
export const CALLS: readonly Call[] = [
  // The whole of a site.
  read('', CONTENT),
  put('', MB, { makesSite: true }),
  read('pack', CONTENT),
  read('pack/digests', CONTENT),
  {
    method: 'POST',
    path: 'pack',
    scopes: CONTENT,
    types: NDJSON,
    maxBytes: 17 * MB,
    isAudited: true,
    makesSite: true,
  },
  // Its parts: as they are, were and will be.
  read('part', CONTENT),
  read('part/pages', CONTENT),
  read('part/history', CONTENT),
  read('part/history/:', CONTENT),
  read('part/draft', CONTENT),
  ...part('part/draft', MB),
  ...part('menus', MB),
  ...part('pages/:', 200 * KB),
  ...part('words/:', MB),
  ...part('content/:', MB),
  ...part('agendas', MB),
  ...part('drawings/:', MB),
  read('assets', CONTENT),
  read('assets/:', CONTENT),
  ...part('assets/:', 25 * MB, { types: [], changes: ['all'] }),
  // Its homes.
  put('estates', 200 * MB, {
    scopes: ['feed'],
    types: NDJSON,
    changes: ['estates', 'lists'],
  }),
  read('imports', FEED),
  read('imports/held', FEED),
  {
    method: 'POST',
    path: 'imports/held',
    scopes: ['feed'],
    types: JSON_TYPE,
    maxBytes: KB,
    isAudited: true,
  },
  read('fetched-pictures', FEED),
  ...part('estates/:', 200 * KB, { scopes: FEED, isAudited: false }),
  ...part('rentals/:', MB, { scopes: FEED, isAudited: false }),
  put('rental-units/:/calendar', 2 * MB, {
    scopes: FEED,
    types: ['text/calendar'],
    changes: ['rentals'],
  }),
  // What is the site Worker's own.
  {
    method: 'POST',
    path: 'changes',
    scopes: ['purge'],
    maxBytes: 256 * 1024,
    here: 'changes',
    isAudited: true,
  },
  {
    method: 'POST',
    path: 'purge',
    scopes: ['purge'],
    maxBytes: 64 * 1024,
    here: 'purge',
    isAudited: true,
  },
  { ...read('enquiries', ['enquiries']), here: 'enquiries' },
]
