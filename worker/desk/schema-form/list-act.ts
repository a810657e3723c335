import { isRecord } from '../../../shared/is-record.ts'

const ACT = /^(add|remove|up|down)-([a-zA-Z]{1,40}(?:-[a-zA-Z\d]{1,40}){0,6})$/

/** A value after a button of one of its lists: 'add-numbers', 'up-numbers-1'. The same value where there is no such list. */
export function withListAct(value: unknown, act: string): unknown {
  const [, verb = '', path = ''] = ACT.exec(act) ?? []
  if (!verb) return value
  const steps = path.split('-')
  const at = verb === 'add' ? -1 : Number(steps.pop())
  return changedAt(value, steps, list => {
    if (verb === 'add') return [...list, {}]
    if (list[at] === undefined) return list
    const others = list.toSpliced(at, 1)
    if (verb === 'remove') return others
    return others.toSpliced(Math.max(0, verb === 'up' ? at - 1 : at + 1), 0, list[at])
  })
}

function changedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (list: unknown[]) => unknown[],
): unknown {
  if (step === undefined) return change(Array.isArray(value) ? value : [])
  if (Array.isArray(value))
    return value.map((each, index) =>
      index === Number(step) ? changedAt(each, rest, change) : each,
    )
  const before = isRecord(value) ? value : {}
  return { ...before, [step]: changedAt(before[step], rest, change) }
}
