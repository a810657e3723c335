export type SqlValue = string | number | null

/** A statement or a part of one, with the values of its question marks in order. */
export interface Statement {
  sql: string
  params: SqlValue[]
}

/** Values become bound parameters; statements are inlined with theirs. Nothing else enters the text. */
export function sql(texts: TemplateStringsArray, ...parts: (SqlValue | Statement)[]): Statement {
  const params: SqlValue[] = []
  const text = texts.reduce((before, after, index) => {
    const part = parts[index - 1]
    if (typeof part === 'object' && part !== null) {
      params.push(...part.params)
      return before + part.sql + after
    }
    params.push(part ?? null)
    return `${before}?${after}`
  })
  return { sql: text, params }
}

/** SQL text as it is. Only names and expressions of our own, never text of a request. */
export const raw = (text: string): Statement => ({ sql: text, params: [] })

/** The conjunction; true without conditions. */
export const and = (conditions: Statement[]): Statement =>
  conditions.length === 0 ? raw('1') : join(conditions, ' AND ')

/** A list of values as a subquery over one parameter, since a statement binds at most a hundred. */
export const valuesOf = (values: readonly SqlValue[]): Statement =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

export const join = (parts: Statement[], separator: string): Statement => ({
  sql: parts.map(part => part.sql).join(separator),
  params: parts.flatMap(part => part.params),
})
