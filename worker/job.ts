/** What the queue carries: names of rows, never their contents. */
export type Job =
  | { job: 'mail'; id: string }
  | { job: 'scan'; site: number }
  | { job: 'digest'; subscriber: string }
