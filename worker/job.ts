/** A message of the jobs queue: names rows, and never bears their contents. */
export type Job = { job: 'mail'; id: string }
