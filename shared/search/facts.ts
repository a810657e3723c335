/** Searchable values of a home that have no column of their own, by criterion. */
export type Facts = Readonly<Record<string, Fact>>
export type Fact = string | number | readonly string[]
