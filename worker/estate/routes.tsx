import type { Estate } from '../../shared/estate/estate.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { detailSlug } from '../../shared/estate/slug.ts'
import { estateTitle } from '../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { plainText, textOf } from '../../shared/estate/read.ts'
import { isProject } from '../../shared/estate/kind/head-types.ts'
import type { Locale } from '../../shared/locale.ts'
import { href } from '../../shared/routes.ts'
import { pictureSet } from '../../client/content/picture.tsx'
import { assetHref } from '../../client/view.tsx'
import { ApiError } from '../api/errors.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { loadEstateSections } from '../content/estate-sections.tsx'
import { oEmbedPath } from '../http/oembed.ts'
import { estateListing } from '../seo/json-ld.ts'
import { siteOrigin } from '../site/parse.ts'
import type { PageResult, PageHandler, PageRequest, HtmlPage } from '../page/result.ts'
import { nearTo } from '../tiles/near/near-to.ts'
import { EstatePageBody } from './detail/estate-page.tsx'
import { HERO_SIZES } from './gallery/gallery.tsx'
import { hashOf } from './gallery/picture-facts.ts'
import {
  loadEntities,
  loadEstate,
  loadMapHref,
  loadSalesRep,
  loadSimilar,
} from '../catalog/load-estate.ts'
import type { PublicEstate } from '../catalog/public-estate.ts'
import { archived, isAbsent, notFound } from '../http/absence.ts'

const DESCRIPTION_CHARS = 160

/** /aanbod/:estateId goes to the address with its slug; a project's child to the one below its project. */
export const shortEstateAddress: PageHandler = async (request, { estateId = '' }) => {
  const estate = await loadEstate(request, estateId)
  if (isAbsent(estate)) return estate
  const canonical = await canonicalOf(request, estate)
  return canonical ? redirect(request, canonical) : notFound()
}

/** /aanbod/:estateId/:slug; another slug, and a child's own address, go where they belong. */
export const estatePage: PageHandler = async (request, { estateId = '', slug }) => {
  const estate = await loadEstate(request, estateId)
  if (isAbsent(estate)) return estate
  const canonical = await canonicalOf(request, estate)
  if (!canonical) return notFound()
  const isCanonical = !canonical.entity && slug === slugOf(estate, request.locale)
  return isCanonical ? showEstate(request, estate, canonical) : redirect(request, canonical)
}

/** /aanbod/:estateId/:slug/:entityId; only a child of that very project has a page there. */
export const entityPage: PageHandler = async (request, { estateId = '', slug, entityId = '' }) => {
  const [project, entity] = await Promise.all([
    loadEstate(request, estateId),
    loadEstate(request, entityId),
  ])
  if (isAbsent(project) || isAbsent(entity))
    return [project, entity].includes(notFound()) ? notFound() : archived()
  if (!isChildOf(entity, project)) return notFound()
  const canonical = { estate: project, entity }
  return slug === slugOf(project, request.locale)
    ? showEstate(request, entity, canonical)
    : redirect(request, canonical)
}

/** The page an estate has: its own, or one below its project. */
interface CanonicalEstate {
  estate: PublicEstate
  entity?: PublicEstate
}

async function canonicalOf(
  request: PageRequest,
  estate: PublicEstate,
): Promise<CanonicalEstate | null> {
  const { parentId } = estate.general
  if (!parentId || typeof parentId === 'object') return { estate }
  const project = await loadEstate(request, String(parentId))
  return isAbsent(project) ? null : { estate: project, entity: estate }
}

const isChildOf = (entity: Estate, project: Estate): boolean =>
  [String(project.general.id), project.general.guid].includes(String(entity.general.parentId ?? ''))

/** '-' where neither name nor place is known. */
const slugOf = (estate: Estate, locale: Locale): string => detailSlug(estate, locale) || '-'

/** The path of an estate's own page. */
function canonicalPath({ estate, entity }: CanonicalEstate, locale: Locale): string {
  const estateId = publicId(estate)
  const slug = slugOf(estate, locale)
  return entity
    ? href('entityDetail', locale, { estateId, slug, entityId: publicId(entity) })
    : href('estateDetail', locale, { estateId, slug })
}

const redirect = ({ locale }: PageRequest, canonical: CanonicalEstate): PageResult => ({
  kind: 'redirect',
  to: canonicalPath(canonical, locale),
  status: 301,
})

/** A project's page does without the homes in it where they can't be had (DETAIL-43). */
function withoutEntities(error: unknown): EstateCard[] {
  if (error instanceof ApiError) return []
  throw error
}

async function showEstate(
  request: PageRequest,
  estate: PublicEstate,
  canonical: CanonicalEstate,
): Promise<PageResult> {
  const { locale, site, t } = request
  const similar = loadSimilar(request, estate)
  similar.catch(() => undefined)
  const [entities, salesRep, mapHref, own, near] = await Promise.all([
    canonical.entity || isProject(estate)
      ? loadEntities(request, canonical.estate).catch(withoutEntities)
      : [],
    loadSalesRep(request, estate),
    loadMapHref(request, estate),
    loadEstateSections(request, publicId(estate)),
    estate.location ? nearTo(request, locale, estate.location) : [],
  ])
  const picture = mainPicture(estate)
  const description = shorten(
    plainText(
      textOf(estate.general.shortDescription, locale) ??
        textOf(estate.general.description, locale) ??
        '',
    ),
  )
  const titleOf = (shown: Estate): string => estateTitle(shown, locale, t)
  const title = titleOf(estate)
  const path = canonicalPath(canonical, locale)
  const projectPath = canonicalPath({ estate: canonical.estate }, locale)
  return {
    kind: 'page',
    status: 200,
    title,
    description,
    // What a visitor wrote of a loan is theirs, and hardly ever asked twice.
    policy: request.url.searchParams.has('rate') ? 'personal' : 'estate',
    tags: [
      ...new Set([estate, canonical.estate].map(each => `estate-${site.id}-${publicId(each)}`)),
      `list-${site.id}`,
    ],
    alternates: Object.fromEntries(
      site.locales.map(other => [other, canonicalPath(canonical, other)]),
    ),
    preload: picture ? preload(pictureFile(picture), hashOf(picture)) : null,
    picture: picture && { asset: pictureFile(picture), hash: hashOf(picture) },
    jsonLd: [estateListing(estate, { site, locale, t, path, title, description })],
    bottomBar: true,
    feeds: [{ type: 'application/json+oembed', path: oEmbedPath(siteOrigin(site) + path) }],
    crumbs: canonical.entity ? [{ name: titleOf(canonical.estate), path: projectPath }] : [],
    body: (
      <EstatePageBody
        request={request}
        estate={estate}
        title={title}
        path={path}
        projectPath={projectPath}
        entities={entities}
        project={canonical.entity ? { title: titleOf(canonical.estate), path: projectPath } : null}
        salesRep={salesRep}
        mapHref={mapHref}
        near={near}
        own={own}
        similar={similar}
      />
    ),
  }
}

const preload = (asset: string, hash?: string | null): HtmlPage['preload'] => ({
  href: assetHref(asset, hash, 725),
  srcSet: pictureSet(asset, hash),
  sizes: HERO_SIZES,
})

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  if (line.length <= DESCRIPTION_CHARS) return line
  const end = line.lastIndexOf(' ', DESCRIPTION_CHARS)
  return `${line.slice(0, end > 0 ? end : DESCRIPTION_CHARS)} …`
}
