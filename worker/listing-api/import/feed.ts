import type { Remark } from './line/fit-schema.ts'
import { sentId } from './sources.ts'

const MAX_WARNINGS = 1_000

/** What is wrong with a line, refused or taken. */
export interface LineRemark extends Remark {
  line: number
}

export interface ReadFeed {
  /** Which of the agency's feeds it is. */
  source: string
  rejected: LineRemark[]
  /** The first of them. */
  warnings: LineRemark[]
  /** The sender's ids of all lines that have one, refused ones too: their estates are not absent. */
  named: Map<string, number>
  /** Those that lines take off, with their line. */
  deleted: Map<string, number>
  /** A rejected line had no id, so no estate may be considered absent. */
  hasUnidentifiedLines: boolean
  /** A line said what to do itself, so that the feed is no whole one. */
  hasOperations: boolean
  created: number
  updated: number
  unchanged: number
}

export const emptyFeed = (source: string): ReadFeed => ({
  source,
  rejected: [],
  warnings: [],
  named: new Map(),
  deleted: new Map(),
  hasUnidentifiedLines: false,
  hasOperations: false,
  created: 0,
  updated: 0,
  unchanged: 0,
})

/** The line that names an estate by its id here; undefined: none does. */
export const lineOf = ({ named, source }: ReadFeed, externalId: string): number | undefined =>
  named.get(sentId(source, externalId)) ?? named.get(externalId)

export function warn(feed: ReadFeed, remark: LineRemark): void {
  if (feed.warnings.length < MAX_WARNINGS) feed.warnings.push(remark)
}
