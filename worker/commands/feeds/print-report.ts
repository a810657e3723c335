interface LineRemark {
  line: number
  field: string
  message: string
}

/** What the call answers to a feed; of a server before or beside ours parts may be missing. */
export interface FeedReport {
  created: number
  updated: number
  unchanged: number
  archived: number
  quarantined: boolean
  rejected: LineRemark[]
  warnings?: LineRemark[]
  heldBack?: { line: number; externalId: string; message: string }[]
  missing?: string[]
}

const MAX_SHOWN = 20

/**
 * Prints what an import came to, with the lines of the file that was given. The exit code (IMPORT-71): 0 all was applied,
 * 1 something was refused, 2 nothing was applied.
 */
export function printReport(
  report: FeedReport,
  lineOf: (line: number) => number = line => line,
  print: (text: string) => void = console.log,
): 0 | 1 | 2 {
  const { created, updated, unchanged, archived, quarantined, rejected } = report
  const { warnings = [], heldBack = [], missing = [] } = report
  print(
    `\n${created} created, ${updated} updated, ${unchanged} unchanged, ${archived} ${quarantined ? 'would be archived' : 'archived'}, ${rejected.length} refused`,
  )
  const list = (title: string, lines: string[]): void => {
    if (lines.length === 0) return
    print(`${title}:`)
    for (const line of lines.slice(0, MAX_SHOWN)) print(`  ${line}`)
    if (lines.length > MAX_SHOWN) print(`  … and ${lines.length - MAX_SHOWN} more`)
  }
  const inWords = ({ line, field, message }: LineRemark): string =>
    field === 'file'
      ? `The file ${message} (line ${lineOf(line)})`
      : `line ${lineOf(line)}: ${field} ${message}`
  list('Refused', rejected.map(inWords))
  list('Taken, but look at these', warnings.map(inWords))
  list(
    'Kept, but not shown',
    heldBack.map(
      ({ line, externalId, message }) => `line ${lineOf(line)}: ${externalId}, ${message}`,
    ),
  )
  if (quarantined) {
    list('These are on the site and not in the file', missing)
    print(
      '\nNothing was applied: too many homes would go within a day. If they should, pass --confirm-removal.',
    )
    return 2
  }
  if (rejected.length === 0) return 0
  if (created + updated + unchanged + archived > 0) return 1
  print('\nNothing was applied.')
  return 2
}
