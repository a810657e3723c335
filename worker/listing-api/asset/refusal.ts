import { statusOf, type RefusalStatus } from '../../store/refusal.ts'

type Why = 'conflict' | 'too-large' | 'invalid' | 'unavailable'

/** Why a file is not taken: in words for whoever sent it. */
export class FileRefused extends Error {
  readonly status: RefusalStatus<Why> | 415

  constructor(why: Why | 415, message: string) {
    super(message)
    this.status = why === 415 ? why : statusOf(why)
  }
}
