/** How a numeric control counts (FILTER-45). */
export interface NumberRules {
  step?: number
  min?: number
  max?: number
  /** Maximum of decimals; without it as many as a number has. */
  precision?: number
  /** Whether only numbers within the bounds may ever stand in the control; else they are fitted when it is left. */
  strict?: boolean
}

export const REPEAT_DELAY_MS = 500
export const REPEAT_SPEED_MS = 50

const MAX_DECIMALS = 10

/** A number as the control may hold it: within its bounds, rounded to its precision. What is no number counts as 0. */
export function clamped(
  value: number | string,
  {
    min = Number.MIN_SAFE_INTEGER,
    max = Number.MAX_SAFE_INTEGER,
    precision = MAX_DECIMALS,
  }: NumberRules,
): number {
  const number = typeof value === 'number' ? value : Number.parseFloat(value)
  const bounded = Math.min(Math.max(Number.isFinite(number) ? number : 0, min), max)
  const scale = 10 ** precision
  const rounded = Math.round(bounded * scale) / scale
  return Number.isSafeInteger(Math.trunc(bounded * scale)) ? rounded : bounded
}

/** What a control takes in place of its text, or null to leave it: a strict one while it is typed in, any other when it is left (FILTER-51). */
export const mended = (text: string, rules: NumberRules, isLeft: boolean): number | null =>
  text !== '' && (rules.strict || isLeft) ? clamped(text, rules) : null

/** Whether a text is longer than its control allows (FILTER-49). */
export const isTooLong = (text: string, maxLength: number | undefined): boolean =>
  maxLength !== undefined && text.length > maxLength

/** The number `steps` steps away. */
export const stepped = (value: number | string, steps: number, rules: NumberRules): number =>
  clamped(clamped(value, { precision: rules.precision }) + (rules.step ?? 1) * steps, rules)

interface StepKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey?: boolean
}

/** Steps of an arrow key: 1, with shift 10, with ctrl 0.1; 0 for any other key (FILTER-46). */
export function stepsOfKey({ key, shiftKey, ctrlKey, metaKey }: StepKey): number {
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  return direction * (ctrlKey || metaKey ? 0.1 : shiftKey ? 10 : 1)
}

export type MobileOption = boolean | 'auto' | (() => boolean)

/** Whether the wide buttons for fingers are shown. Anything else than the four options is a mistake of ours and throws. */
export function isMobile(option: unknown, hasTouch: () => boolean): boolean {
  if (typeof option === 'boolean') return option
  if (option === 'auto') return hasTouch()
  if (typeof option === 'function') return Boolean(option())
  throw new Error('The "mobile" prop must be true, false, "auto" or a function')
}
