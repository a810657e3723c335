import { Hono } from 'hono'
import * as v from 'valibot'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { locale, publicId } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'

export const estatePage = new Hono<ListingEnv>().get(
  '/estate-pages/:locale/:estateId',
  describeOperation({
    summary: "Sections below an estate's details",
    tag: 'content',
    response: responses.EstatePage,
  }),
  validated('param', v.object({ locale, estateId: publicId })),
  async c => {
    const found = await c.var.ask('findEstatePage', c.req.valid('param').estateId)
    if (!found) throw notFound('estate page')
    return sendJson(c, found.doc)
  },
)
