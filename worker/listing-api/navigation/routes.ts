import { Hono } from 'hono'
import * as v from 'valibot'
import * as responses from '../http/responses.ts'
import type { Navigation } from '../../../shared/site/navigation.ts'
import { describeOperation, sendJson, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ByName, name, wholeNumber } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'
import { findItem } from './find-item.ts'

export const navigation = new Hono<ListingEnv>()

navigation.get(
  '/navigation/:name',
  describeOperation({ summary: 'A menu', tag: 'content', response: responses.Navigation }),
  validated('param', ByName),
  async c => {
    const menu = await c.var.ask('findNavigation', c.req.valid('param').name)
    if (!menu) throw notFound('menu')
    return sendJson(c, menu.doc)
  },
)

navigation.get(
  '/navigation/:name/:id',
  describeOperation({
    summary: 'A menu item with its children',
    tag: 'content',
    response: responses.NavigationItem,
  }),
  validated('param', v.object({ name, id: wholeNumber })),
  async c => {
    const { name, id } = c.req.valid('param')
    const found = await c.var.ask('findNavigation', name)
    const menu: Navigation | null = found && JSON.parse(found.doc)
    const item = menu && findItem(menu.items, Number(id))
    if (!item) throw notFound('menu item')
    return c.json(item)
  },
)
