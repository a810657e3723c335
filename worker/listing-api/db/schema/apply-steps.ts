import { STEPS } from './steps.ts'

const VERSION = 'schema-step'

/** How many steps an object's tables have. */
export const schemaStep = ({ kv }: DurableObjectStorage): number => kv.get<number>(VERSION) ?? 0

/** Applies the steps that an object lacks, each whole or not at all. */
export function applySteps(storage: DurableObjectStorage, steps = STEPS): void {
  for (let step = schemaStep(storage); step < steps.length; step++)
    storage.transactionSync(() => {
      storage.sql.exec(steps[step] ?? '')
      storage.kv.put(VERSION, step + 1)
    })
}
