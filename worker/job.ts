/** What the queue carries: names of rows, never their contents. */
export type Job = { job: 'mail'; id: string }
