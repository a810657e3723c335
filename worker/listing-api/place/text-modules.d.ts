/** The bundler gives a text file as its text. */
declare module '*.txt' {
  const text: string
  export default text
}
