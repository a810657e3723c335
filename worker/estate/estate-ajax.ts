import { Hono } from 'hono'
import { isHidden } from '../../shared/estate/visibility.ts'
import { readAddress } from '../../shared/search/address.ts'
import { toCard } from '../../shared/estate/card.ts'
import { photos, pictureFile } from '../../shared/estate/media/pictures.ts'
import { localize } from '../../shared/locale.ts'
import { toQuery, toSearch } from '../../shared/search/query.ts'
import { DEFAULT_LIMIT } from '../../shared/search/search.ts'
import { readOffset, shownLength } from '../../shared/search/slice.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import { findList } from '../catalog/find-list.ts'
import { loadEstate, loadSimilar } from '../catalog/load-estate.ts'
import { isAbsent } from '../http/absence.ts'

/** The estate calls of a page's script. Cards only: no hidden address and no contact data ever leaves here. */
export const estateAjax = new Hono<AjaxEnv>()

estateAjax.get('/estates', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  const slice = {
    offset: readOffset(params),
    limit: shownLength(Number(params.get('limit')) || DEFAULT_LIMIT),
  }
  const { total, results, error } = await context.api.searchEstates(
    toSearch(node, readAddress(params), context.site.source, slice),
  )
  if (error) throw error
  return c.json({
    total,
    results: results.filter(card => !isHidden(card, context.site.settings.hiddenStatus)),
  })
})

estateAjax.get('/estate-filters', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  const { error, ...values } = await context.api.filterValues(
    toQuery(node, readAddress(params), context.site.source),
  )
  // Empty options would say that there are no estates, which is not known.
  if (error) throw error
  return c.json(values)
})

estateAjax.get('/estate/:id', async c => {
  const estate = await loadEstate(c.var.context, c.req.param('id'))
  if (isAbsent(estate)) return c.json({ error: 'unknown estate' }, estate.status)
  return c.json(toCard(estate))
})

/** A card turns over so many at most; all of them are on the home's page. */
const MOST_PICTURES = 12

estateAjax.get('/estate-pictures/:id', async c => {
  const { locale } = c.var.context
  const estate = await loadEstate(c.var.context, c.req.param('id'))
  if (isAbsent(estate)) return c.json({ error: 'unknown estate' }, estate.status)
  const results = photos(estate)
    .slice(0, MOST_PICTURES)
    .map(picture => ({
      file: pictureFile(picture),
      hash: picture.hash ?? null,
      alt: localize(picture.caption, locale),
    }))
  c.header('Cache-Control', 'private, max-age=600')
  return c.json({ results })
})

estateAjax.get('/similar-estate/:id', async c => {
  const estate = await loadEstate(c.var.context, c.req.param('id'))
  if (isAbsent(estate)) return c.json({ error: 'unknown estate' }, estate.status)
  return c.json({ results: await loadSimilar(c.var.context, estate) })
})
