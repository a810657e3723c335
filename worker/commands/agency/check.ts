import { existsSync, statSync } from 'node:fs'
import { fail, readOptions } from '../options.ts'
import { checkPack } from '../packs/check-pack.ts'
import type { There } from '../packs/binding.ts'
import { checkFiles } from '../packs/check-files.ts'
import { problemText, type Problem } from '../packs/problem.ts'

const USAGE = `npm run agency -- check FOLDER
Says what is wrong in a pack, each with its file, line and field. Ends with 0 when nothing is, with 1 otherwise.`

const MAX_SHOWN = 50

/** Prints the problems of a pack, its pictures among them; the process ends with 1 when there are any (PACK-60). */
export async function check(): Promise<void> {
  const {
    positionals: [, folder],
  } = readOptions(USAGE, {}, { maxArguments: 2 })
  const { pack, assets } = checkedPack(folder, USAGE)
  const unreadable = await checkFiles(assets)
  if (unreadable.length > 0) refuse(folder, unreadable, 1)
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
  const { pack, problems, assets } = checkPack(folder, there)
  if (pack) return { pack, assets }
  return refuse(folder, problems, code)
}

/** Prints what is wrong in a folder, and ends the command. */
function refuse(folder: string | undefined, problems: Problem[], code: number): never {
  for (const problem of problems.slice(0, MAX_SHOWN)) console.error(problemText(problem))
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return fail(
    `${folder}: ${count}${problems.length > MAX_SHOWN ? `, of which ${MAX_SHOWN} are shown` : ''}.`,
    code,
  )
}
