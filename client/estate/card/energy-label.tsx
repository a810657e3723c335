import { useView } from '../../view.tsx'

/** 'A_PLUS', 'A+' or 'a+' as the letter on the certificate; a pair such as 'A_B' or anything unknown gives null. */
export const energyLetter = (label: string | null | undefined): string | null =>
  /^(A\+{0,2}|[B-G])$/.exec((label ?? '').toUpperCase().replaceAll('_PLUS', '+').trim())?.[0] ??
  null

/** The style of a letter in the colour of the certificate: 'energy--a-plus'. */
export const energyClass = (letter: string): string =>
  `energy--${letter.toLowerCase().replaceAll('+', '-plus')}`

/** The energy class as a small chip in the colour of the certificate, for the facts of a card. */
export function EnergyLabel({ label }: { label: string | null | undefined }) {
  const { t } = useView()
  const letter = energyLetter(label)
  if (!letter) return null
  return (
    <li className="card__fact card__fact--energy">
      <span className={`energy ${energyClass(letter)}`}>
        <span className="visually-hidden">{t('card.energyLabel')} </span>
        {letter}
      </span>
    </li>
  )
}
