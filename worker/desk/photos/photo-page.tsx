import * as v from 'valibot'
import { describedPicture, inOrder } from '../../../shared/estate/media/arrange.ts'
import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import type { EstateFile, Picture } from '../../../shared/estate/record/attachments.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Localized } from '../../../shared/locale.ts'
import { localized } from '../../../shared/packs/fields.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Desk } from '../env.ts'
import { noHomePage } from '../homes/elsewhere.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { changeMedia, openMedia, type HomeMedia } from './home-media.ts'
import { PHOTO_WORDS } from './photo-act.ts'
import { PhotoForm } from './photo-form.tsx'
import { statusOf, wordOf } from '../../store/refusal.ts'

const MAX_LETTERS = 500

/** A picture or document of the home in the address, with its neighbours. */
interface Found {
  home: HomeMedia
  picture?: Picture
  document?: EstateFile
  file: string
  next: string | null
}

async function find(c: Desk, session: OpenSession): Promise<Found | Response> {
  const home = await openMedia(c, session)
  const file = c.req.param('file') ?? ''
  if (home instanceof Response) return home
  const sorted = inOrder(home.pictures)
  const at = sorted.findIndex(each => pictureFile(each) === file)
  const picture = sorted[at]
  const following = sorted[at + 1]
  if (picture) return { home, picture, file, next: following ? pictureFile(following) : null }
  const document = home.files.find(each => each.file === file)
  return document ? { home, document, file, next: null } : noHomePage(c)
}

/** GET …/photos/{file} */
export async function photoPage(c: Desk, session: OpenSession): Promise<Response> {
  const found = await find(c, session)
  return found instanceof Response ? found : showPhoto(c, found)
}

/** POST …/photos/{file}: what is said of it, in each language. */
export async function describePhoto(c: Desk, session: OpenSession): Promise<Response> {
  const found = await find(c, session)
  if (found instanceof Response) return found
  const { home, file, picture, next } = found
  const fields = await readFields(c.req.raw)
  const values = Object.fromEntries(fields)
  const { words, errors } = wordsIn(c, fields)
  const said = v.safeParse(PHOTO_WORDS, values)
  if (Object.keys(errors).length > 0 || (picture && !said.success))
    return showPhoto(c, found, { values, errors, status: 422 })
  const outcome = await changeMedia(
    c,
    session,
    home.id,
    {
      act: picture ? 'photo described' : 'document named',
      before: picture ?? found.document,
      after: { file, words },
    },
    media => {
      if (!picture || !said.success)
        return {
          ...media,
          files: media.files.map(each => (each.file === file ? { ...each, comment: words } : each)),
        }
      const { kind, x, y } = said.output
      const isMiddle = x === 'center' && y === 'center'
      return {
        ...media,
        pictures: describedPicture(media.pictures, file, {
          caption: words,
          kind,
          focus: isMiddle ? null : { x, y },
        }),
      }
    },
  )
  if (outcome !== 'done' && outcome !== 'unchanged')
    return showPhoto(c, found, {
      values,
      errors: { caption: wordsOf(c)(`deskPhotos.refused.${wordOf(outcome)}`) },
      status: statusOf(outcome.refused),
    })
  const path = `/desk/homes/${home.id}/photos`
  return values.to === 'next' && next
    ? done(c, `${path}/${next}`, 'saved')
    : done(c, picture ? `${path}#p-${file}` : `${path}#documents`, 'saved')
}

/** The text of each language of the site; null where there is none at all. */
function wordsIn(
  c: Desk,
  fields: URLSearchParams,
): { words: Localized | null; errors: Record<string, string> } {
  const t = wordsOf(c)
  const errors: Record<string, string> = {}
  const words: Localized = {}
  for (const locale of c.var.site.locales) {
    const name = `caption-${locale}`
    const text = (fields.get(name) ?? '').trim()
    if (text === '') continue
    if (v.is(localized(MAX_LETTERS), { [locale]: text })) words[locale] = text
    else errors[name] = t('deskPhotos.captionWrong', { max: MAX_LETTERS })
  }
  return { words: Object.keys(words).length > 0 ? words : null, errors }
}

async function showPhoto(
  c: Desk,
  { home, picture, document, file, next }: Found,
  {
    values,
    errors = {},
    status = 200,
  }: {
    values?: Record<string, string>
    errors?: Record<string, string>
    status?: Status
  } = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { locales, defaultLocale } = c.var.site
  const words = picture ? picture.caption : document?.comment
  const texts = isRecord(words) ? words : { [defaultLocale]: words }
  const stored: Record<string, string> = {
    kind: picture?.kind ?? 'photo',
    x: picture?.focus?.x ?? 'center',
    y: picture?.focus?.y ?? 'center',
    ...Object.fromEntries(
      locales.map(locale => {
        const text: unknown = Reflect.get(texts, locale)
        return [`caption-${locale}`, typeof text === 'string' ? text : '']
      }),
    ),
  }
  const path = `/desk/homes/${home.id}/photos`
  return deskPage(
    c,
    t(picture ? 'deskPhotos.describe.title' : 'deskPhotos.describe.document'),
    <PhotoForm {...{ picture, file, next, errors, locales, t }} values={values ?? stored} />,
    status,
    { back: { href: path, label: `${t('deskPhotos.title')} · ${home.name}` } },
  )
}
