import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Checkbox, Choices, Select } from '../page/choices.tsx'
import { FieldSet } from '../page/form.tsx'
import { Field } from '../page/parts.tsx'
import { COLOURS } from './read-look.ts'

const HEADING_FACES = ['fraunces', 'bricolage', 'newsreader'] as const
const TEXT_FACES = ['figtree', 'source-serif', 'hanken'] as const
const CHARACTERS = ['editorial', 'coastal', 'rustic'] as const

/** Names of faces are their own in every language. */
export const FACE_NAMES = {
  fraunces: 'Fraunces',
  bricolage: 'Bricolage Grotesque',
  newsreader: 'Newsreader',
  figtree: 'Figtree',
  'source-serif': 'Source Serif',
  hanken: 'Hanken Grotesk',
} as const

interface Props {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  t: Translate
}

/** Everything of a look that is no file. */
export const LookFields = ({ values, errors, t }: Props): ReactNode => {
  const face = (name: keyof typeof FACE_NAMES) => ({ value: name, label: FACE_NAMES[name] })
  return (
    <>
      <FieldSet title={t('deskLook.coloursHint')} columns>
        {COLOURS.map(name => (
          <Field
            key={name}
            label={t(`deskLook.colour.${name}`)}
            name={name}
            type="color"
            hint={t(`deskLook.colourHint.${name}`)}
            error={errors[name]}
            defaultValue={values[name] ?? ''}
          />
        ))}
      </FieldSet>
      <FieldSet title={t('deskLook.letters')} columns>
        <Select
          label={t('deskLook.headingFace')}
          name="headingFace"
          chosen={values.headingFace}
          error={errors.headingFace}
          options={HEADING_FACES.map(face)}
        />
        <Select
          label={t('deskLook.textFace')}
          name="textFace"
          chosen={values.textFace}
          error={errors.textFace}
          options={TEXT_FACES.map(face)}
        />
      </FieldSet>
      <Choices
        label={t('deskLook.character')}
        name="character"
        chosen={values.character}
        error={errors.character}
        options={CHARACTERS.map(value => ({
          value,
          label: t(`deskLook.characters.${value}`),
          hint: t(`deskLook.characterHint.${value}`),
        }))}
      />
      <Field
        label={t('deskLook.radius')}
        name="radius"
        type="number"
        min={0}
        max={32}
        after="px"
        error={errors.radius}
        defaultValue={values.radius ?? ''}
      />
      <Checkbox
        label={t('deskLook.logoHasName')}
        name="logoHasName"
        isChecked={values.logoHasName === 'on'}
      />
    </>
  )
}
