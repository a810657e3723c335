import * as v from 'valibot'
import type { EntityCollection, EstateCollection } from '../../shared/content/entity.ts'
import type { SalesRep } from '../../shared/estate/record/attachments.ts'
import type { Api, EntityItems } from './api.ts'
import { estateScope } from '../versions/hangs-on.ts'
import { encodeSegment, type CallContext, type Getter } from './call-context.ts'
import { integer, lenient, listOf, objectOf, parser, present } from './parse-response.ts'

/** Employees, offices, reviews, quotes, notifications; collections of estates; who answers for an estate. */
export function createEntityCalls(
  _: CallContext,
  get: Getter,
): Pick<Api, 'entities' | 'items' | 'collection' | 'contactInfo'> {
  return {
    entities: async () =>
      (await get('entities', '/entities', ['site'], parser(listOf(ENTITY_COLLECTION)), {
        isFrame: true,
      })) ?? [],
    items: async <N extends keyof EntityItems>(_kind: N, name: string) =>
      (await get(
        'entities',
        `/entities/${encodeSegment(name)}/items`,
        ['site'],
        parser(listOf(objectOf<EntityItems[N]>(ITEM))),
        { isFrame: true },
      )) ?? [],
    collection: id =>
      get('entities', `/estate-collections/${id}`, ['lists', 'pages'], parser(COLLECTION)),
    contactInfo: id =>
      get(
        'contact',
        `/estates/${encodeSegment(id)}/contact-info`,
        ['site', 'estates', estateScope(id)],
        parser(CONTACT),
      ),
  }
}

/** A text, or a number as one; anything else, and what is empty or -1, counts as missing (API-65). */
const written = lenient(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(value => String(value).trim()),
    v.check(text => text !== '' && text !== '-1'),
  ),
)

const ITEM = {
  id: present,
  phone: written,
  mobile: written,
  email: written,
  biv: written,
  source: written,
}

const ENTITY_COLLECTION = objectOf<EntityCollection>({ name: present })
const COLLECTION = objectOf<EstateCollection>({ id: integer })

const CONTACT_PARTS = ['firstname', 'lastname', 'picture', 'mobile', 'phone', 'email'] as const

/** An object of none of its parts is nobody where it is empty, and no contact where it is not. */
const CONTACT = v.pipe(
  objectOf<SalesRep>(),
  v.check(
    contact =>
      Object.keys(contact).length === 0 || CONTACT_PARTS.some(name => Object.hasOwn(contact, name)),
  ),
  v.transform(contact => (Object.keys(contact).length === 0 ? null : contact)),
)
