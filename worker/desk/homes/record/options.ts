import { HEAD_TYPES, headTypeOf } from '../../../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST, subTypeEntry } from '../../../../shared/estate/kind/sub-types.ts'
import { at } from '../../../../shared/estate/read.ts'
import { ROOM_TYPES } from '../../../../shared/estate/rooms/rooms.ts'
import {
  sourceOf,
  STATUS_CODES,
  STATUSES,
  transactionIds,
} from '../../../../shared/estate/status.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { NumberedList } from '../../../../shared/estate/fields/row.ts'
import type { Control } from '../../../../shared/homes/form/control.ts'
import { OTHER } from '../../../../shared/homes/form/field-text.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Option } from '../../page/choices.tsx'

/** What a control of a closed list offers, with the words that visitors read; what stands there besides comes along. */
export function optionsOf(
  control: Control,
  home: Estate,
  chosen: string,
  t: Translate,
): Option[] | null {
  const options = listOf(control, home, t)
  if (!options) return null
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options
  const label = chosen === OTHER ? t('deskHomes.other') : otherLabel(control, home, chosen, t)
  return [...options, { value: chosen, label }]
}

function listOf(control: Control, home: Estate, t: Translate): Option[] | null {
  switch (control.kind) {
    case 'choice': {
      const { codes, words, also = [] } = control
      return [
        ...also.map(value => ({ value, label: t(`deskHomes.also.${value}`) })),
        ...codes
          .filter(value => value !== 'NI')
          .map(value => ({ value, label: labelOf(words, value, t) })),
      ]
    }
    case 'codes':
      return control.codes.map(value => ({ value, label: t(`${control.words}.${value}`) }))
    case 'flag':
      return ['yes', 'no'].map(value => ({ value, label: t(value) }))
    case 'numbered':
      return NUMBERED[control.list](home, t)
    default:
      return null
  }
}

/** Codes that mean 'not known' have no word for visitors. */
const labelOf = (words: string, code: string, t: Translate): string =>
  ['UNKNOWN', 'UNKNWON'].includes(code) ? t('deskHomes.unknownCode') : t(`${words}.${code}`)

const NUMBERED: Record<NumberedList, (home: Estate, t: Translate) => Option[]> = {
  transaction: (home, t) =>
    STATUS_CODES.flatMap(code => {
      const [id] = transactionIds(code, sourceOf(home))
      return id === undefined ? [] : [{ value: String(id), label: t(`transaction.${code}`) }]
    }),
  headType: (_, t) =>
    Object.entries(HEAD_TYPES).map(([value, code]) => ({ value, label: t(`headType.${code}`) })),
  subType: (home, t) =>
    SUB_TYPE_LIST.filter(({ headType }) => headType === headTypeOf(home)).map(({ id, code }) => ({
      value: String(id),
      label: t(`subType.${code}`),
    })),
  country: () => [],
  roomType: (_, t) =>
    Object.entries(ROOM_TYPES)
      .map(([value, code]) => ({ value, label: t(`roomType.${code}`) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
}

function otherLabel(control: Control, home: Estate, chosen: string, t: Translate): string {
  if (control.kind !== 'numbered') return chosen
  if (control.list === 'transaction') {
    const code = STATUSES[sourceOf(home)][Number(chosen)]
    return code ? t(`transaction.${code}`) : chosen
  }
  const entry = control.list === 'subType' ? subTypeEntry(at(home, 'general.subType.id')) : null
  return entry ? t(`subType.${entry.code}`) : chosen
}
