import { createInterface } from 'node:readline/promises'

/** Asks for a word on the terminal. false: another was typed, or there is nobody to ask. */
export async function isConfirmed(question: string, word: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal.question(`${question}\nType '${word}' to go on: `)
  terminal.close()
  return typed.trim() === word
}
