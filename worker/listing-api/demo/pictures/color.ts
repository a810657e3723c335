const channels = (color: string): number[] =>
  [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))

/** Mixes two colours ('#rrggbb'): 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + (target[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const darker = (color: string, share: number): string => mix(color, '#1b2230', share)

export const lighter = (color: string, share: number): string => mix(color, '#fff8ea', share)
