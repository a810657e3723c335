import { isElsewhere } from '../content/ask-content.ts'
import { OwnSystem } from '../elsewhere/own-system.tsx'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { findPictures } from './pictures.ts'

const wordsIn = (c: Desk): string => (c.req.query('q') ?? '').slice(0, 100)

/** GET /desk/pictures: the agency's pictures and how a text names them, for who writes without script. */
export async function picturesPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  if (isElsewhere(c)) return deskPage(c, t('deskText.pictures'), <OwnSystem c={c} />)
  const words = wordsIn(c)
  const pictures = await findPictures(c, words)
  const body = (
    <>
      <p>{t('deskText.picturesText')}</p>
      <form className="form desk-search" method="get" action="/desk/pictures" role="search">
        <p className="field">
          <label className="field__label" htmlFor="q">
            {t('deskText.editor.search')}
          </label>
          <input className="control" id="q" name="q" type="search" defaultValue={words} />
        </p>
        <button type="submit" className="button button--quiet">
          {t('deskText.find')}
        </button>
      </form>
      {pictures === null && <p role="alert">{t('deskText.editor.failed')}</p>}
      {pictures?.length === 0 && <p>{t('deskText.editor.noPictures')}</p>}
      <ul className="desk-pictures">
        {pictures?.map(({ name, src, width, height }) => (
          <li key={name}>
            <img src={`${src}?w=360`} alt="" width={width} height={height} loading="lazy" />
            <code>{`![${t('deskText.editor.alt')}](${src})`}</code>
          </li>
        ))}
      </ul>
    </>
  )
  return deskPage(c, t('deskText.pictures'), body, pictures ? 200 : 503)
}

/** GET /desk/pictures.json: the same for the editor. */
export async function picturesJson(c: Desk): Promise<Response> {
  const pictures = await findPictures(c, wordsIn(c))
  return pictures ? c.json({ pictures }) : c.json({ error: 'unavailable' }, 503)
}
