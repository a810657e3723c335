import { MINUTE, type Millis } from '../../shared/time/units.ts'

/** After a step failed, the object tries again this much later. */
const RETRY_AFTER: Millis = 5 * MINUTE

/** An object's schema, as this release has it. A step is known by its number, from 1. */
export interface Schema {
  /** The key under which the storage keeps how many steps it has passed. */
  key: string
  steps: readonly string[]
  /** Steps that only `npm run agency -- wake` runs: the code of this release must work without them. */
  late: readonly number[]
}

/** Where an object's schema is. */
export interface SchemaState {
  /** All steps up to this one are applied. */
  step: number
  /** How many there are. */
  of: number
  error: string | null
}

/** What an object answers whose tables are not what its code needs. */
export const SCHEMA_BEHIND = { refused: 'unavailable', code: 'schema' } as const

export const isSchemaBehind = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'refused' in answer &&
  answer.refused === SCHEMA_BEHIND.refused &&
  'code' in answer &&
  answer.code === SCHEMA_BEHIND.code

/** A step that could not be applied. */
export class StepFailed extends Error {
  override name = 'StepFailed'
  readonly step: number

  constructor(step: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.step = step
  }
}

/** How many steps an object has passed; late ones are passed without being applied. */
export const passedSteps = ({ kv }: DurableObjectStorage, { key }: Schema): number =>
  kv.get<number>(key) ?? 0

/** The steps that were passed and not applied. */
const leftSteps = ({ kv }: DurableObjectStorage, { key, steps }: Schema): number[] =>
  (kv.get<number[]>(leftKey(key)) ?? []).filter(step => step <= steps.length)

const leftKey = (key: string): string => `${key}-left`

/**
 * Applies the steps that an object lacks, each whole or not at all. Without `late` those marked late are left, and the
 * others are applied past them. Throws a StepFailed.
 */
export function applySteps(
  storage: DurableObjectStorage,
  schema: Schema,
  { late = false } = {},
): void {
  const { key, steps } = schema
  const isLeft = (step: number): boolean => !late && schema.late.includes(step)
  for (const step of leftSteps(storage, schema))
    if (!isLeft(step))
      takeStep(step, storage, () => {
        storage.sql.exec(steps[step - 1] ?? '')
        const rest = (storage.kv.get<number[]>(leftKey(key)) ?? []).filter(each => each !== step)
        storage.kv.put(leftKey(key), rest)
      })
  for (let step = passedSteps(storage, schema) + 1; step <= steps.length; step++)
    takeStep(step, storage, () => {
      if (isLeft(step))
        storage.kv.put(leftKey(key), [...(storage.kv.get<number[]>(leftKey(key)) ?? []), step])
      else storage.sql.exec(steps[step - 1] ?? '')
      storage.kv.put(key, step)
    })
}

function takeStep(step: number, storage: DurableObjectStorage, work: () => void): void {
  try {
    storage.transactionSync(work)
  } catch (error) {
    throw new StepFailed(step, error)
  }
}

/** Keeps the schema of one object. Where a step fails, the object stays on the one before, and its alarm rings. */
export class SchemaRunner {
  readonly #storage: DurableObjectStorage
  readonly #schema: Schema
  readonly #onFailure: (failure: StepFailed) => void
  /** Of the step that failed and that the code cannot work without. */
  #error: string | null = null

  constructor(
    storage: DurableObjectStorage,
    schema: Schema,
    onFailure: (failure: StepFailed) => void,
  ) {
    this.#storage = storage
    this.#schema = schema
    this.#onFailure = onFailure
  }

  /** Whether the code cannot work, since a step failed. */
  get isBehind(): boolean {
    return this.#error !== null
  }

  get passed(): number {
    return passedSteps(this.#storage, this.#schema)
  }

  /** Applies what is missing, but late steps. Gives whether the code can work; if not, the alarm rings for another try. */
  start(): boolean {
    this.#error = this.#attempt()
    if (this.#error !== null) void this.#storage.setAlarm(Date.now() + RETRY_AFTER)
    return this.#error === null
  }

  /** Applies what is missing, late steps too. The code works without a late one that fails. */
  wake(): SchemaState {
    const error = this.start() ? this.#attempt({ late: true }) : this.#error
    const left = leftSteps(this.#storage, this.#schema)
    const of = this.#schema.steps.length
    return { step: Math.min(this.passed, of, ...left.map(step => step - 1)), of, error }
  }

  /** All of the storage was deleted. */
  forget(): void {
    this.#error = null
  }

  /** Gives the error of the step that failed. */
  #attempt(options?: { late: boolean }): string | null {
    try {
      applySteps(this.#storage, this.#schema, options)
      return null
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error
      this.#onFailure(error)
      return error.message
    }
  }
}
