import { isRecord } from '../../../shared/is-record.ts'

/** Sets a field by its path ('general.price.value'); one with [] gets another item each time. */
export function putField(home: object, field: string, value: unknown): void {
  let at: object = home
  const steps = field.split('.')
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1
    if (step.endsWith('[]')) {
      const name = step.slice(0, -2)
      const known: unknown = Reflect.get(at, name)
      const list: unknown[] = Array.isArray(known) ? known : []
      Reflect.set(at, name, list)
      const item = isLast ? value : {}
      list.push(item)
      if (isRecord(item)) at = item
    } else if (isLast) Reflect.set(at, step, value)
    else {
      const known: unknown = Reflect.get(at, step)
      const inside = isRecord(known) ? known : {}
      Reflect.set(at, step, inside)
      at = inside
    }
  }
}
