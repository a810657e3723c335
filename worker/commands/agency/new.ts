import { existsSync } from 'node:fs'
import { keysOf, tableOf } from '../../../shared/table.ts'
import { fail, readOptions } from '../options.ts'
import { checkPack } from '../packs/check-pack.ts'
import { schemaFiles } from '../packs/pack-text.ts'
import { isFree, writeFiles } from '../packs/write-pack.ts'
import { printProblems } from './check.ts'
import { askProfile } from './starter/ask-profile.ts'
import { QUESTIONS } from './starter/questions.ts'
import { starterPack } from './starter/starter-pack.ts'

const USAGE = `npm run agency -- new FOLDER [--yes] [options]
Makes an agency as a folder of files, ready to be applied. What no option says is asked.
  --yes  asks nothing: what has a usual value gets it, the rest must be given
${keysOf(QUESTIONS)
  .map(name => `  --${name.padEnd(9)}  ${QUESTIONS[name].asks}`)
  .join('\n')}`

/** Makes the pack of a new agency, in a folder that is not there yet (PACK-61, PACK-63). */
export async function makePack(): Promise<void> {
  const text = { type: 'string' } as const
  const {
    positionals: [, folder],
    values: { yes = false, ...given },
  } = readOptions(
    USAGE,
    { yes: { type: 'boolean' }, ...tableOf(keysOf(QUESTIONS), () => text) },
    { maxArguments: 2 },
  )
  if (!folder) fail(USAGE)
  if (!isFree(folder))
    fail(`${folder} is there already${existsSync(`${folder}/site.json`) ? ', with an agency' : ''}`)
  const profile = await askProfile(given, { standard: yes })
  writeFiles(folder, { ...starterPack(profile), ...schemaFiles() })
  printProblems(checkPack(folder).doubts)
  console.log(`${folder} is made. Look through its texts, then:
  npm run agency -- check ${folder}
  npm run agency -- apply ${folder}`)
}
