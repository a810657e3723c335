import { isRecord } from '../../../shared/is-record.ts'

/** Two states without what is the same in both; a list in which something changed stays whole. */
export function changedOnly(before: unknown, after: unknown): [unknown, unknown] {
  if (!isRecord(before) || !isRecord(after)) return [before, after]
  const states: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue
    const [was, is] = changedOnly(before[key], after[key])
    if (Object.hasOwn(before, key)) states[0][key] = was
    if (Object.hasOwn(after, key)) states[1][key] = is
  }
  return states
}
