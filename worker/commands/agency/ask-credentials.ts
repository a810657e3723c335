import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { CredentialField } from '../../crm/credential-fields.ts'
import { fail } from '../options.ts'

/**
 * Asks a person for credentials, secrets without showing them; where no person sits there they are read as one JSON object
 * from standard input. They are never taken from the command line, which others on the machine can read (CRM-6).
 */
export async function askCredentials(
  fields: readonly CredentialField[],
): Promise<Record<string, unknown>> {
  return process.stdin.isTTY ? askPerson(fields) : readInput()
}

async function askPerson(fields: readonly CredentialField[]): Promise<Record<string, string>> {
  let isMuted = false
  const output = new Writable({
    write(chunk, _, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  const given: Record<string, string> = {}
  try {
    for (const { name, question, isSecret = false, isOptional = false } of fields)
      do {
        process.stdout.write(`${question}: `)
        isMuted = isSecret
        given[name] = (await reader.question('')).trim()
        isMuted = false
        if (isSecret) process.stdout.write('\n')
      } while (given[name] === '' && !isOptional)
  } finally {
    reader.close()
  }
  return given
}

async function readInput(): Promise<Record<string, unknown>> {
  const input = await text(process.stdin)
  try {
    const parsed: unknown = JSON.parse(input)
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed }
  } catch {
    // Said below; what came may be a secret, so it is not shown.
  }
  return fail('No person to ask, and no JSON object with the credentials on standard input')
}
