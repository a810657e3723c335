/** What a home says under the criteria that have no column of their own, by their names. */
export type Facts = Readonly<Record<string, Fact>>
export type Fact = string | number | readonly string[]
