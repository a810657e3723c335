import type { ReactNode } from 'react'
import type { StayState } from '../../../shared/booking/stay-state.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Stay } from '../../agency/booking/stay-rows.ts'
import { Button, type ButtonKind } from '../page/button.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { TextArea } from '../page/parts.tsx'

/** What the desk may do with a stay, by its state. */
export const STAY_ACTS = ['confirm', 'decline', 'cancel'] as const
export type StayAct = (typeof STAY_ACTS)[number]

export const MAX_WORD = 1000

const ACTS: Readonly<Record<StayState, readonly StayAct[]>> = {
  requested: ['confirm', 'decline'],
  confirmed: ['cancel'],
  lapsed: ['confirm'],
  declined: [],
  cancelled: [],
}

const KINDS: Readonly<Record<StayAct, ButtonKind>> = {
  confirm: 'primary',
  decline: 'quiet',
  cancel: 'danger',
}

/** What the desk may do with a stay on a day: of one that is over, nothing (STAY-22). */
export const actsOf = (
  { state, end }: Pick<Stay, 'state' | 'end'>,
  today: Day,
): readonly StayAct[] => (end > today ? ACTS[state] : [])

/** One form: a word to the guest, and what is done with it. It says which state it was made for. */
export const StayForms = ({
  stay: { key, state },
  acts,
  word,
  t,
}: {
  stay: Stay
  acts: readonly StayAct[]
  word: string
  t: Translate
}): ReactNode =>
  acts.length > 0 && (
    <Panel title={t(`deskStays.act.${state}`)}>
      <Form action={`/desk/stays/${key}`} hidden={{ state }} t={t}>
        <TextArea
          label={t('deskStays.wordLabel')}
          name="word"
          hint={t('deskStays.wordHint')}
          rows={3}
          maxLength={MAX_WORD}
          defaultValue={word}
        />
        <FormButtons>
          {acts.map(act => (
            <Button key={act} kind={KINDS[act]} name="act" value={act}>
              {t(`deskStays.${state === 'lapsed' ? 'anew' : act}`)}
            </Button>
          ))}
        </FormButtons>
      </Form>
    </Panel>
  )
