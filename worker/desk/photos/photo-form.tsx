import type { ReactNode } from 'react'
import { assetHref } from '../../../client/view.tsx'
import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import { FOCUS_X, FOCUS_Y, type Picture } from '../../../shared/estate/record/attachments.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import { Choices } from '../page/choices.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { LanguageFields } from '../page/languages.tsx'

interface Props {
  /** Absent: a document. */
  picture?: Picture | undefined
  file: string
  /** The picture after this one. */
  next: string | null
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  locales: readonly Locale[]
  t: Translate
}

/** What is said of a picture or document: for who reads it, and for who does not see it. */
export const PhotoForm = ({
  picture,
  file,
  next,
  values,
  errors,
  locales,
  t,
}: Props): ReactNode => (
  <div
    className={picture ? 'photo-words' : undefined}
    data-desk={picture ? 'photo-focus' : undefined}
  >
    {picture && <Preview picture={picture} t={t} />}
    <Form t={t} errors={errors} isGuarded>
      <LanguageFields
        label={t(picture ? 'deskPhotos.describe.caption' : 'deskPhotos.describe.name')}
        hint={picture ? t('deskPhotos.describe.captionHint') : undefined}
        name="caption"
        {...{ locales, values, errors, t }}
        maxLength={500}
      />
      {picture && (
        <>
          <Choices
            label={t('deskPhotos.describe.kind')}
            name="kind"
            options={['photo', 'plan'].map(value => ({
              value,
              label: t(`deskPhotos.describe.${value}`),
            }))}
            chosen={values.kind}
          />
          <fieldset className="fieldset">
            <legend className="fieldset__title">{t('deskPhotos.focus.title')}</legend>
            <p className="field__hint">{t('deskPhotos.focus.hint')}</p>
            <Choices
              label={t('deskPhotos.focus.x')}
              name="x"
              options={FOCUS_X.map(value => ({ value, label: t(`deskPhotos.focus.${value}`) }))}
              chosen={values.x}
            />
            <Choices
              label={t('deskPhotos.focus.y')}
              name="y"
              options={FOCUS_Y.map(value => ({
                value,
                label: t(`deskPhotos.focus.${value === 'center' ? 'middle' : value}`),
              }))}
              chosen={values.y}
            />
          </fieldset>
        </>
      )}
      <FormButtons isSticky>
        <Button name="to" value="back">
          {t('deskPhotos.describe.save')}
        </Button>
        {next && (
          <Button kind="quiet" name="to" value="next">
            {t('deskPhotos.describe.saveNext')}
          </Button>
        )}
      </FormButtons>
    </Form>
    {!picture && (
      <p>
        <a href={assetHref(file)}>{t('deskPhotos.describe.open')}</a>
      </p>
    )}
  </div>
)

/** The whole picture, on which a click says what matters, and how it is cut on a card. */
const Preview = ({ picture, t }: { picture: Picture; t: Translate }): ReactNode => {
  const address = assetHref(pictureFile(picture), picture.hash, 1080)
  return (
    <div className="photo-words__seen">
      <div className="photo-words__whole" data-focus-click>
        <img src={address} alt="" />
        <span className="photo-words__point" aria-hidden="true" hidden />
      </div>
      <figure className="photo-words__card">
        <img
          src={assetHref(pictureFile(picture), picture.hash, 360)}
          alt=""
          data-focus={picture.focus ? `${picture.focus.x}-${picture.focus.y}` : undefined}
        />
        <figcaption className="field__hint">{t('deskPhotos.focus.card')}</figcaption>
      </figure>
    </div>
  )
}
