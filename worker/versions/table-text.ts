import { isRecord } from '../../shared/is-record.ts'
import {
  entriesOf,
  isScope,
  NO_VERSIONS,
  type Scope,
  type Version,
  type VersionTable,
} from './table.ts'

/** A table in few characters: `all:k3j2.k3j1;estate/5003:k3j4`, times in base 36, those of hard changes after '!'. */
export function tableToText({ scopes, hard, announcedAt }: VersionTable): string {
  const lines = entriesOf(scopes).map(([scope, history]) => {
    const ends = hard[scope] ? `!${hard[scope].toString(36)}` : ''
    return `${scope}:${history.map(version => version.toString(36)).join('.')}${ends}`
  })
  return [announcedAt.toString(36), ...lines].join(';')
}

const LINE = /^([\w/-]+):([\da-z.]{1,40})(?:!([\da-z]{1,12}))?$/

/** What is readable of it. */
export function tableFromText(text: unknown): VersionTable {
  if (typeof text !== 'string' || text === '') return NO_VERSIONS
  const [announced = '', ...lines] = text.split(';')
  const scopes: Partial<Record<Scope, Version[]>> = {}
  const hard: Partial<Record<Scope, Version>> = {}
  for (const line of lines) {
    const [, scope, times, ends] = LINE.exec(line) ?? []
    if (!scope || !isScope(scope) || !times) continue
    scopes[scope] = times.split('.').map(fromBase36)
    if (ends) hard[scope] = fromBase36(ends)
  }
  return { scopes, hard, announcedAt: fromBase36(announced) }
}

function fromBase36(text: string): number {
  const number = Number.parseInt(text, 36)
  return Number.isSafeInteger(number) ? number : 0
}

/** The table of a KV entry. */
export const tableOf = (entry: unknown): VersionTable =>
  isRecord(entry) ? tableFromText(entry.versions) : NO_VERSIONS
