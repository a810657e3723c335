import type { ReactNode } from 'react'
import { MAX_PICTURES } from '../../../shared/estate/media/arrange.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import type { HomeMedia } from './home-media.ts'

/** What a file field offers. Without HEIC a telephone sends its photographs as JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf'

/** Words for the script, which counts and names files itself. */
const SAID = [
  'waiting',
  'sending',
  'done',
  'there',
  'progress',
  'failed',
  'goOn',
  'drop',
  'lost',
  'show',
  'signIn',
] as const

/** Where the script puts its numbers. */
const GAPS = { percent: '{percent}', done: '{done}', all: '{all}' }

/** Adds photographs, plans and documents: by a plain form, or one after the other with what became of each (DESK-95). */
export const UploadForm = ({
  home,
  path,
  t,
}: {
  home: HomeMedia
  path: string
  t: Translate
}): ReactNode => {
  if (home.pictures.length >= MAX_PICTURES)
    return <p>{t('deskPhotos.full', { max: MAX_PICTURES })}</p>
  const last = Math.max(-1, ...home.pictures.map(each => numberAt(each, 'index') ?? -1))
  return (
    <form
      method="post"
      action={`${path}/add`}
      encType="multipart/form-data"
      className="upload"
      data-desk="photo-upload"
      data-next={last + 1}
      {...Object.fromEntries(
        SAID.map(word => [`data-${word.toLowerCase()}`, t(`deskPhotos.upload.${word}`, GAPS)]),
      )}
    >
      <label className="upload__label" htmlFor="file">
        <span className="upload__title">{t('deskPhotos.upload.title')}</span>
        <span className="upload__hint">{t('deskPhotos.upload.hint')}</span>
        <input id="file" type="file" name="file" multiple accept={ACCEPTED} required />
      </label>
      <div className="upload__send">
        <Button icon="image">{t('deskPhotos.upload.send')}</Button>
        <p className="field__hint">{t('deskPhotos.upload.together')}</p>
      </div>
      <p className="field__hint">{t('deskPhotos.upload.unchecked')}</p>
      <p role="status" className="upload__status" />
      <ol className="upload__files" />
    </form>
  )
}
