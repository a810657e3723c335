/**
 * Units of time that do not fit one another without being converted. Plain numbers and texts fit all, so that
 * literals, clocks and sums need no ceremony.
 */
type In<T, Unit extends string> = T & { readonly unit?: Unit }

/** A duration, or an instant since 1970. */
export type Millis = In<number, 'ms'>

/** A duration, or an instant since 1970. */
export type Seconds = In<number, 's'>

/** A calendar day, 'YYYY-MM-DD': no clock and no time zone, so no change of the hour can move it. */
export type Day = In<string, 'day'>

export const SECOND: Millis = 1000
export const MINUTE: Millis = 60 * SECOND
export const HOUR: Millis = 60 * MINUTE
export const DAY: Millis = 24 * HOUR

export const millis = (time: Seconds): Millis => time * 1000

export const seconds = (time: Millis): Seconds => time / 1000

/** The last whole second before an instant. */
export const wholeSeconds = (time: Millis): Seconds => Math.floor(seconds(time))
