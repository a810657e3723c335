/** A file of SQL as text: a step of a schema. */
declare module '*.sql' {
  const text: string
  export default text
}
