import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { fail } from '../options.ts'
import { writeFiles } from './write-pack.ts'

/** A name that the reader of packs passes over. */
const FILE = '.baksteen.json'

const names = v.optional(v.array(v.string()), [])

const Binding = v.object({
  site: v.pipe(v.number(), v.integer(), v.minValue(1)),
  agency: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  there: v.optional(v.object({ homes: names, files: names }), {}),
})

/** Which agency a folder is, and what that has which the folder has not and its files may name. */
export interface Binding {
  /** Its number at the deployment where the folder was applied last. */
  site: number
  /** Its own id, the same wherever it stands. */
  agency: string
  there: There
}

/** What a folder's files may name though it is not in the folder. */
export interface There {
  /** Numbers and guids of homes that a feed or a CRM brings. */
  homes: readonly string[]
  /** Names of pictures and files, as in a copy without those that stay. */
  files: readonly string[]
}

export const NOTHING_THERE: There = { homes: [], files: [] }

/** The agency that a folder is bound to (PACK-157); null: to none yet. Ends the command where it cannot be told. */
export function readBinding(folder: string, code = 1): Binding | null {
  const path = join(folder, FILE)
  if (!existsSync(path)) return null
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Binding), readFileSync(path, 'utf8'))
  return read.success
    ? read.output
    : fail(
        `${path}: is not as apply and pull write it. Without it the folder is bound to no agency.`,
        code,
      )
}

/** Binds a folder to an agency. */
export const writeBinding = (folder: string, binding: Binding): void =>
  writeFiles(folder, { [FILE]: `${JSON.stringify(binding, null, 2)}\n` })
