import type { ReactNode } from 'react'
import type { Locale } from '../../../../shared/locale.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { Button } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { fieldsOf, FieldSet, Form, FormButtons, type Filled } from '../../page/form.tsx'
import { Panel } from '../../page/notice.tsx'
import { Field } from '../../page/parts.tsx'
import { aboutValues, ALLOWED } from './about-fields.ts'
import type { Rental } from './rental-part.ts'

/** House rules and where the home stands, as visitors read them (STAY-32, STAY-33). */
export const AboutPanel = ({
  unit,
  month,
  home,
  tag,
  filled,
  locale,
  t,
}: {
  unit: number
  month: string
  home: Rental['unit']
  tag: string
  filled: Filled
  locale: Locale
  t: Translate
}): ReactNode => {
  const values = { ...aboutValues(home, locale), ...filled.values }
  const at = fieldsOf({ values, errors: filled.errors })
  return (
    <Panel title={t('deskStays.about.title')} id="about">
      <Form
        action={`/desk/stays/homes/${unit}/about?month=${month}`}
        hidden={{ tag }}
        errors={filled.errors}
        wide
        t={t}
      >
        <FieldSet title={t('rental.rules.title')} hint={t('deskStays.about.rulesHint')} columns>
          <Field label={t('deskStays.about.arrival')} type="time" {...at('arrival')} />
          <Field label={t('deskStays.about.departure')} type="time" {...at('departure')} />
          {ALLOWED.map(name => (
            <Select
              key={name}
              label={t(`deskStays.about.${name}`)}
              name={name}
              none={t('deskStays.about.unsaid')}
              chosen={values[name]}
              options={(['yes', 'no'] as const).map(value => ({
                value,
                label: t(`rental.rules.${name}.${value}`),
              }))}
            />
          ))}
        </FieldSet>
        <FieldSet title={t('deskStays.about.place')} hint={t('deskStays.about.placeHint')} columns>
          <Field label={t('deskHomes.field.lat')} inputMode="decimal" {...at('lat')} />
          <Field label={t('deskHomes.field.lon')} inputMode="decimal" {...at('lon')} />
          <Field
            label={t('deskStays.about.toSea')}
            hint={t('deskStays.about.toSeaHint')}
            inputMode="numeric"
            after="m"
            {...at('toSea')}
          />
        </FieldSet>
        <FormButtons>
          <Button name="save" value="on">
            {t('deskStays.save')}
          </Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}
