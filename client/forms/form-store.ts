import { proxy } from 'valtio/vanilla'
import { PostError } from './post-json.ts'

/** The state of a form (FORM-15): idle, loading, then success or failure. */
interface FormState {
  phase: 'idle' | 'loading' | 'success' | 'failure'
  /** The message for the whole form. */
  message: string
  /** Field → error message. */
  errors: Record<string, string>
}

export type Fields = Record<string, string | string[]>

interface Options {
  /** Sends the fields under a key that is the same for the same fields; throws when they are rejected. */
  send: (fields: Fields, key: string) => Promise<unknown>
  newKey: () => string
  /** Leaves for the page that an answer names. */
  go?: (path: string) => void
  texts: { invalid: string; unavailable: string }
}

export interface FormStore {
  state: FormState
  /** Shows errors found before sending. */
  reject(errors: Record<string, string>): void
  /** Sends the fields; ignored while loading. */
  submit(fields: Fields): Promise<void>
}

export function createFormStore({ send, newKey, go, texts }: Options): FormStore {
  const state = proxy<FormState>({ phase: 'idle', message: '', errors: {} })
  let last = { body: '', key: '' }

  /** The same fields have the same key; any change gives another. */
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
        const shown = readMessages(await send(fields, keyOf(fields)))
        last = { body: '', key: '' }
        // Stays loading, so that nothing can be sent while the next page comes.
        if (go && shown.next) return go(shown.next)
        set('success', shown.message)
      } catch (error) {
        console.error('form', error)
        const shown = readMessages(error instanceof PostError ? error.body : null)
        set('failure', shown.message || texts.unavailable, shown.errors)
      }
    },
  }
}

/** The texts of a response, whatever it is. */
function readMessages(response: unknown): {
  message: string
  errors: Record<string, string>
  next: string
} {
  const { message, errors, next }: { message?: unknown; errors?: unknown; next?: unknown } =
    response ?? {}
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : []
  return {
    message: typeof message === 'string' ? message : '',
    // On this site only.
    next: typeof next === 'string' && /^\/\w/.test(next) ? next : '',
    errors: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}
