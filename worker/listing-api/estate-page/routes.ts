import { Hono } from 'hono'
import * as v from 'valibot'
import * as answers from '../answers.ts'
import { call, checked, jsonText } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { locale, publicId } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { findEstatePage } from './queries.ts'

export const estatePage = new Hono<ListingEnv>().get(
  '/estate-pages/:locale/:estateId',
  call({
    summary: "Sections under one estate's facts",
    tag: 'content',
    answer: answers.EstatePage,
  }),
  checked('param', v.object({ locale, estateId: publicId })),
  async c => {
    const found = await findEstatePage(c.env.DB, c.var.site, c.req.valid('param').estateId)
    if (!found) throw notFound('estate page')
    return jsonText(c, found.doc)
  },
)
