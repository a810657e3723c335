import { existsSync, statSync } from 'node:fs'
import { fail, readOptions } from '../options.ts'
import { checkPack } from '../packs/check-pack.ts'
import type { There } from '../packs/binding.ts'
import { checkFiles } from '../packs/check-files.ts'
import { problemText, type Problem } from '../packs/problem.ts'

const USAGE = `npm run agency -- check FOLDER
Says what is wrong in a pack, each with its file, line and field. Ends with 0 when nothing is, with 1 otherwise.`

const MAX_SHOWN = 50

const NOTED = 'texts of homes are not in every language of the site; they are shown in another one.'

/** Prints the problems of a pack, its pictures among them; the process ends with 1 when there are any (PACK-60). */
export async function check(): Promise<void> {
  const {
    positionals: [, folder],
  } = readOptions(USAGE, {}, { maxArguments: 2 })
  const { pack, doubts, notes, assets } = checkedPack(folder, USAGE)
  const found = [...(await checkFiles(assets)), ...doubts]
  if (found.length > 0) refuse(folder, found, 1)
  printProblems(notes)
  if (notes.length > 0) console.error(`${notes.length} ${NOTED}`)
  const homes = pack['estates.ndjson']?.length ?? 0
  console.log(
    `${folder}: ${pack['site.json'].name}, ${Object.keys(pack.pages).length} pages, ${homes} ${homes === 1 ? 'home' : 'homes'}. Nothing is wrong.`,
  )
}

/** The pack in a folder; ends the command with what is wrong in it (PACK-60). */
export function checkedPack(
  folder: string | undefined,
  usage: string,
  { code = 1, there }: { code?: number; there?: There } = {},
) {
  if (!folder) fail(usage)
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    fail(`${folder} is no folder\n\n${usage}`)
  const { pack, problems, ...rest } = checkPack(folder, there)
  if (pack) return { pack, ...rest }
  return refuse(folder, problems, code)
}

/** Prints so many problems as a terminal shows at once. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems.slice(0, MAX_SHOWN)) console.error(problemText(problem))
}

/** Prints what is wrong in a folder, and ends the command. */
function refuse(folder: string | undefined, problems: Problem[], code: number): never {
  printProblems(problems)
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return fail(
    `${folder}: ${count}${problems.length > MAX_SHOWN ? `, of which ${MAX_SHOWN} are shown` : ''}.`,
    code,
  )
}
