import { Hono } from 'hono'
import * as v from 'valibot'
import * as answers from '../answers.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { ByName, name, wholeNumber } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { findItem, findNavigation } from './queries.ts'

export const navigation = new Hono<ListingEnv>()

navigation.get(
  '/navigation/:name',
  call({ summary: 'A menu', tag: 'content', answer: answers.Navigation }),
  checked('param', ByName),
  async c => {
    const menu = await findNavigation(c.env.DB, c.var.site.id, c.req.valid('param').name)
    if (!menu) throw notFound('menu')
    return c.json(menu)
  },
)

navigation.get(
  '/navigation/:name/:id',
  call({
    summary: 'One item of a menu with its children',
    tag: 'content',
    answer: answers.NavigationItem,
  }),
  checked('param', v.object({ name, id: wholeNumber })),
  async c => {
    const { name, id } = c.req.valid('param')
    const menu = await findNavigation(c.env.DB, c.var.site.id, name)
    const item = menu && findItem(menu.items, Number(id))
    if (!item) throw notFound('menu item')
    return c.json(item)
  },
)
