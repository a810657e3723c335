import { createInterface } from 'node:readline'
import { keysOf, tableOf } from '../../../../shared/table.ts'
import { fail } from '../../options.ts'
import { QUESTIONS, type Answers, type QuestionName } from './questions.ts'

/**
 * The answers of the options and, for the rest, of who sits at the terminal. With `standard` nothing is asked: what has a
 * usual answer gets it. Ends the command where an option is wrong, or something stays unanswered (PACK-62).
 */
export async function askAnswers(
  given: Partial<Record<QuestionName, string | undefined>>,
  { standard }: { standard: boolean },
): Promise<Answers> {
  const answers: Partial<Answers> = {}
  const lines = standard ? null : createInterface({ input: process.stdin })
  const typed = lines?.[Symbol.asyncIterator]()
  const missing: string[] = []
  for (const name of keysOf(QUESTIONS)) {
    const { asks, refuse, standard: usual } = QUESTIONS[name]
    const refused = (answer: string): string | null =>
      answer === '' ? 'must not be empty' : (refuse?.(answer, answers) ?? null)
    const usually = usual?.(answers) ?? ''
    let answer = given[name]?.trim()
    const wrong = answer === undefined ? null : refused(answer)
    if (wrong) fail(`--${name} ${wrong}`)
    while (answer === undefined && typed) {
      process.stdout.write(`${asks}${usually && ` [${usually}]`}: `)
      const { value, done } = await typed.next()
      if (done) break
      const text = value.trim() || usually
      const reason = refused(text)
      if (reason) console.log(`  It ${reason}.`)
      else answer = text
    }
    answer ??= usually
    if (answer === '') missing.push(name)
    answers[name] = answer
  }
  lines?.close()
  if (missing.length > 0)
    fail(`Not answered: ${missing.map(name => `--${name}`).join(', ')}. Nothing was made.`)
  return tableOf(keysOf(QUESTIONS), name => answers[name] ?? '')
}
