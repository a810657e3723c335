import type { ReactNode } from 'react'
import { regionOf } from '../../../../shared/estate/address.ts'
import { FieldSet } from '../../page/form.tsx'
import { Field } from '../../page/parts.tsx'
import type { HomeForm } from './home-form.ts'
import { Theirs } from './theirs.tsx'

const CITY = 'general.address.city'

/** Town and place on the map: the town is looked up, and brings its region. */
export const PlaceFields = ({ form }: { form: HomeForm }): ReactNode => {
  const { values, errors, estate, t } = form
  const region = regionOf(estate)
  const known = region ? t(`deskHomes.region.${region}`) : t('notEntered')
  if (!form.isOpen({ name: 'place' }, CITY))
    return (
      <div className="homes-locked" id="place">
        <p className="field__label">{t('deskHomes.field.place')}</p>
        <p className="homes-locked__value">{`${values.place || t('notEntered')} · ${known}`}</p>
        {form.mayChange && (
          <a className="homes-locked__act" href={form.openAddress({ name: 'place' })}>
            {t('deskHomes.override.link')}
          </a>
        )}
      </div>
    )
  const at = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <FieldSet title={t('deskHomes.field.where')} columns>
      <div>
        <Field
          label={t('deskHomes.field.place')}
          hint={t('deskHomes.field.placeHint', { region: known })}
          autoComplete="off"
          {...at('place')}
        />
        <Theirs name="place" form={form} />
      </div>
      {['lat', 'lon'].map(name => (
        <div key={name}>
          <Field label={t(`deskHomes.field.${name}`)} inputMode="decimal" {...at(name)} />
          <Theirs name={name} form={form} />
        </div>
      ))}
    </FieldSet>
  )
}
