import { proxy } from 'valtio/vanilla'
import { PostError } from './post-json.ts'

/** A form's life (FORM-15): idle, loading, then success or failure. */
export interface FormState {
  phase: 'idle' | 'loading' | 'success' | 'failure'
  /** What to say of the whole. */
  message: string
  /** Field → what is wrong with it, in words. */
  errors: Record<string, string>
}

export type Fields = Record<string, string | string[]>

interface Options {
  /** Sends the fields under a key that is the same for the same fields; throws for what was not taken. */
  send: (fields: Fields, key: string) => Promise<unknown>
  newKey: () => string
  texts: { invalid: string; unavailable: string }
}

export interface FormStore {
  state: FormState
  /** Fields that can't be sent, found before asking anybody. */
  reject(errors: Record<string, string>): void
  /** Sends once; while it is loading a second call is ignored. */
  submit(fields: Fields): Promise<void>
}

export function createFormStore({ send, newKey, texts }: Options): FormStore {
  const state = proxy<FormState>({ phase: 'idle', message: '', errors: {} })
  let last = { body: '', key: '' }

  /** The same fields again are the same sending; anything else is another. */
  const keyOf = (fields: Fields): string => {
    const body = JSON.stringify(fields)
    if (body !== last.body) last = { body, key: newKey() }
    return last.key
  }
  const set = (
    phase: FormState['phase'],
    message: string,
    errors: Record<string, string> = {},
  ): void => {
    Object.assign(state, { phase, message, errors })
  }

  return {
    state,
    reject: errors => set('failure', texts.invalid, errors),
    async submit(fields) {
      if (state.phase === 'loading') return
      set('loading', '')
      try {
        const answer = readMessages(await send(fields, keyOf(fields)))
        last = { body: '', key: '' }
        set('success', answer.message)
      } catch (error) {
        console.error('form', error)
        const answer = readMessages(error instanceof PostError ? error.body : null)
        set('failure', answer.message || texts.unavailable, answer.errors)
      }
    },
  }
}

/** Whatever came back, as texts. */
function readMessages(answer: unknown): { message: string; errors: Record<string, string> } {
  const { message, errors } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    message?: unknown
    errors?: unknown
  }
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : []
  return {
    message: typeof message === 'string' ? message : '',
    errors: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}
