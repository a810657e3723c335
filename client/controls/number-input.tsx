import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIsHydrated } from '../islands/use-is-hydrated.ts'
import { useView } from '../view.tsx'
import {
  isMobile,
  isTooLong,
  mended,
  type MobileOption,
  type NumberRules,
  REPEAT_DELAY_MS,
  REPEAT_SPEED_MS,
  stepped,
  stepsOfKey,
} from './number.ts'

interface NumberInputProps extends NumberRules {
  name: string
  /** Of the input; its label points at it. */
  id: string
  /** What stands in the input as it is served; afterwards the DOM is the truth. */
  defaultValue?: number | null
  maxLength?: number
  mobile?: MobileOption
  placeholder?: string
  /** Id of a list of values to offer. */
  list?: string
}

/** A native number input with steps for keys and held buttons (FILTER-45 to FILTER-50). Every change is an ordinary 'input' event. */
export function NumberInput({
  name,
  id,
  defaultValue,
  maxLength,
  mobile = 'auto',
  placeholder,
  list,
  ...rules
}: NumberInputProps) {
  const { t } = useView()
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  const isWide = isMobile(mobile, () => isHydrated && matchMedia('(pointer: coarse)').matches)

  const step = (steps: number): void =>
    input.current
      ? write(input.current, String(stepped(input.current.value || 0, steps, rules)))
      : undefined
  const hold = useHold(step)

  const mend = (element: HTMLInputElement, isLeft: boolean): void => {
    const value = mended(element.value, rules, isLeft)
    if (value !== null) validate(element, value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const steps = stepsOfKey(event)
    if (steps === 0) return
    event.preventDefault()
    step(steps)
  }
  const onInput = (): void => {
    const element = input.current
    if (!element) return
    mend(element, false)
    element.setCustomValidity(isTooLong(element.value, maxLength) ? t('controls.tooLong') : '')
  }
  const onBlur = (): void => {
    const element = input.current
    if (element) mend(element, true)
  }
  const button = (steps: number, sign: string) => (
    <button
      className="number-input__step"
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      {...hold(steps)}
    >
      {sign}
    </button>
  )
  return (
    <span className={isWide ? 'number-input number-input--wide' : 'number-input'}>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        className="number-input__field"
        defaultValue={defaultValue ?? undefined}
        step={rules.step ?? 1}
        min={rules.min}
        max={rules.max}
        placeholder={placeholder}
        list={list}
        onKeyDown={onKeyDown}
        onInput={onInput}
        onBlur={onBlur}
        suppressHydrationWarning
      />
      {button(-1, '−')}
      {button(1, '+')}
    </span>
  )
}

/** Writing the same number would move the cursor, and make of '1.0' on its way to '1.05' a '1'. */
const validate = (input: HTMLInputElement, value: number): void => {
  if (Number(input.value) !== value) input.value = String(value)
}

function write(input: HTMLInputElement, value: string): void {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Props of a button that steps once when pressed, and on while it is held. */
function useHold(step: (steps: number) => void) {
  const timer = useRef(0)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  const repeat = (steps: number): void => {
    step(steps)
    timer.current = window.setTimeout(() => repeat(steps), REPEAT_SPEED_MS)
  }
  return (steps: number) => ({
    onPointerDown: () => {
      stop()
      step(steps)
      timer.current = window.setTimeout(() => repeat(steps), REPEAT_DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  })
}
