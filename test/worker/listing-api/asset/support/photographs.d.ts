/** A file as a data address. */
declare module '*.jpg?inline' {
  const address: string
  export default address
}
