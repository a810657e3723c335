/** 97 − the first eight digits modulo 97 are the last two of a Belgian enterprise number (KBO). */
export function isEnterpriseNumber(text: string): boolean {
  const digits = text.replace(/^\s*BE/i, '').replace(/[\s.]/g, '')
  return (
    /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
  )
}

/** Letters and digits an IBAN may have; a Belgian one has sixteen. */
const IBAN = /^(?:BE\d{14}|(?!BE)[A-Z]{2}\d{2}[\dA-Z]{11,30})$/

/** Whether an account's check digits are right, by ISO 13616: rotated by four and read as a number it is 1 modulo 97. */
export function isIban(text: string): boolean {
  const account = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!IBAN.test(account)) return false
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map(sign => parseInt(sign, 36))
    .join('')
  return BigInt(digits) % 97n === 1n
}
