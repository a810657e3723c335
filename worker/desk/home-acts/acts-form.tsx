import type { ReactNode } from 'react'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { formatNumber } from '../../../shared/format.ts'
import { isClosing, type HomeAct } from '../../../shared/homes/home-acts.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import { Field } from '../page/parts.tsx'
import type { DeskHome } from './ask-home.ts'

interface Props {
  acts: readonly HomeAct[]
  home: DeskHome
  /** The address of the page of acts. */
  path: string
  /** What was typed as the price, and is none. */
  typed?: string | undefined
  /** That it is far from the price before: sent again it is kept (DESK-196). */
  isFarOff: boolean
  /** What was typed as the day of a sale, and is none that has come. */
  typedDay?: string | undefined
  today: Day
  t: Translate
}

/** Everything that can be done to a home in one act: the price first, since it is what people come for. */
export const Acts = ({
  acts,
  home,
  path,
  typed,
  isFarOff,
  typedDay,
  today,
  t,
}: Props): ReactNode => (
  <div className="acts">
    {acts.includes('price') && <PriceForm {...{ home, path, typed, isFarOff, t }} />}
    <form method="post" action={path} className="acts__buttons" noValidate>
      {acts.some(isClosing) && (
        <Field
          label={t('deskActs.day.label')}
          name="day"
          type="date"
          max={today}
          hint={t('deskActs.day.hint')}
          error={typedDay === undefined ? null : t('deskActs.refused.day')}
          defaultValue={typedDay ?? today}
        />
      )}
      {acts
        .filter(act => act !== 'price')
        .map(act => (
          <div key={act} className="acts__act">
            <Button kind="quiet" name="act" value={act}>
              {t(`deskActs.act.${act}`)}
            </Button>
            <p className="field__hint">{t(`deskActs.hint.${act}`)}</p>
          </div>
        ))}
    </form>
  </div>
)

const PriceForm = ({
  home,
  path,
  typed,
  isFarOff,
  t,
}: Pick<Props, 'home' | 'path' | 'typed' | 'isFarOff' | 't'>): ReactNode => {
  const price = priceValue(home.content)
  const overridden = home.overrides.find(({ path: each }) => each === 'general.price.value')
  const feeds = formatNumber('currency', overridden?.feed ?? null)
  return (
    <form method="post" action={path} className="acts__price" noValidate>
      <input type="hidden" name="act" value="price" />
      {isFarOff && <input type="hidden" name="sure" value={typed} />}
      <Field
        label={t('deskActs.price.label')}
        name="price"
        before="€"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed ?? formatNumber('number', price) ?? ''}
        error={
          typed === undefined
            ? null
            : isFarOff
              ? t('deskActs.price.sure', { price: formatNumber('currency', price) ?? '' })
              : t('deskActs.refused.price')
        }
        hint={
          home.isFeed
            ? t(feeds ? 'deskActs.price.overridden' : 'deskActs.price.feed', { feed: feeds ?? '' })
            : undefined
        }
      />
      <Button>{t('deskActs.price.save')}</Button>
    </form>
  )
}
