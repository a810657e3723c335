import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * A command's options and arguments. `--help` prints `usage` and ends; an unknown option, or more than `maxArguments`
 * arguments, prints what is wrong with it and ends with 1.
 */
export function readOptions<const Declared extends Options>(
  usage: string,
  options: Declared,
  { maxArguments = 0 } = {},
) {
  if (process.argv.slice(2).some(argument => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: true })
    const unexpected = parsed.positionals[maxArguments]
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`)
    return parsed
  } catch (error) {
    return fail(`${messageOf(error).split('. To specify')[0]}\n\n${usage}`)
  }
}

/** Prints a message and ends, with 1 unless something else is said. */
export function fail(message: string, code = 1): never {
  console.error(message)
  process.exit(code)
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
