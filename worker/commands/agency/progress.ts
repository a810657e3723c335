/** Says on standard error how far a long work is: on one line of a terminal, else once at its end. */
export function progress(total: number, what: string): { step: () => void } {
  let done = 0
  return {
    step() {
      done += 1
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} ${what}`)
      if (done === total)
        process.stderr.write(process.stderr.isTTY ? '\n' : `${done} of ${total} ${what}\n`)
    },
  }
}
