import { createInterface } from 'node:readline'
import { keysOf, tableOf } from '../../../../shared/table.ts'
import { fail } from '../../options.ts'
import { QUESTIONS, type Profile, type QuestionName } from './questions.ts'

/**
 * What the options say and, for the rest, who sits at the terminal. With `standard` nothing is asked: what has a usual
 * value gets it. Ends the command where an option is wrong, or something stays unsaid (PACK-62).
 */
export async function askProfile(
  options: Partial<Record<QuestionName, string | undefined>>,
  { standard }: { standard: boolean },
): Promise<Profile> {
  const profile: Partial<Profile> = {}
  const lines = standard ? null : createInterface({ input: process.stdin })
  const typed = lines?.[Symbol.asyncIterator]()
  const missing: string[] = []
  for (const name of keysOf(QUESTIONS)) {
    const { asks, refuse, standard: usual } = QUESTIONS[name]
    const refused = (value: string): string | null =>
      value === '' ? 'must not be empty' : (refuse?.(value, profile) ?? null)
    const usually = usual?.(profile) ?? ''
    let given = options[name]?.trim()
    const wrong = given === undefined ? null : refused(given)
    if (wrong) fail(`--${name} ${wrong}`)
    while (given === undefined && typed) {
      process.stdout.write(`${asks}${usually && ` [${usually}]`}: `)
      const { value, done } = await typed.next()
      if (done) break
      const text = value.trim() || usually
      const reason = refused(text)
      if (reason) console.log(`  It ${reason}.`)
      else given = text
    }
    given ??= usually
    if (given === '') missing.push(name)
    profile[name] = given
  }
  lines?.close()
  if (missing.length > 0)
    fail(`Not answered: ${missing.map(name => `--${name}`).join(', ')}. Nothing was made.`)
  return tableOf(keysOf(QUESTIONS), name => profile[name] ?? '')
}
