/** A number as a person types it: '285.000', '12,5', '1 250,75'. null: it is none. */
export function numberFromText(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, '')
  // Three digits behind a point or comma are thousands, as here and abroad.
  const isGrouped = /^-?\d{1,3}([.,]\d{3})+(,\d{1,2})?$/.test(plain)
  const [whole = '', decimals] = isGrouped ? splitGrouped(plain) : plain.split(/[.,]/, 2)
  const rest = isGrouped ? '' : plain.slice(whole.length + 1)
  if (!/^-?\d{1,15}$/.test(whole) || /[.,]/.test(rest)) return null
  if (decimals !== undefined && !/^\d{1,6}$/.test(decimals)) return null
  return Number(decimals === undefined ? whole : `${whole}.${decimals}`)
}

function splitGrouped(text: string): [string, string?] {
  const decimals = /,(\d{1,2})$/.exec(text)?.[1]
  const whole = (decimals === undefined ? text : text.slice(0, -decimals.length - 1)).replace(
    /[.,]/g,
    '',
  )
  return decimals === undefined ? [whole] : [whole, decimals]
}

/** '12,5': as it stands in the field, without thousands. */
export const numberText = (value: number): string => String(value).replace('.', ',')
