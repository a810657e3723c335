const COMMENT = /--.*|\/\*[^]*?\*\//g
const CREATE_TABLE = /\bCREATE\s+(?:VIRTUAL\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)/gi

/** The tables that the steps of a schema make, in that order; an object may have others, of the platform. */
export const tablesOf = (steps: readonly string[]): string[] =>
  steps.flatMap(step =>
    [...step.replaceAll(COMMENT, '').matchAll(CREATE_TABLE)].map(([, name = '']) => name),
  )
