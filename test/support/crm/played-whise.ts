export const WHISE = 'https://whise.test'

/** As its public clients show an estate, all numbers and names made up. */
export const aWhiseEstate = (id: number, changes: object = {}): WhiseEstateOnWire => ({
  id,
  referenceNumber: `REF-${id}`,
  name: `Huis ${id}`,
  shortDescription: [
    { languageId: 'nl-BE', content: `Kort ${id}` },
    { languageId: 'fr-BE', content: `Court ${id}` },
  ],
  price: 250_000 + id,
  currency: '€',
  displayPrice: true,
  displayAddress: true,
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 1 },
  subCategory: { id: 13 },
  status: { id: 1 },
  displayStatusId: 2,
  country: { id: 1 },
  address: 'Kerkstraat',
  number: '12',
  zip: '9000',
  city: 'Gent',
  area: 140,
  rooms: 3,
  officeId: 71,
  office: 'Kantoor',
  createDateTime: `2025-04-${String((id % 28) + 1).padStart(2, '0')}T09:14:34.64`,
  updateDateTime: '2025-05-01T09:00:00',
  pictures: [
    { id: 1, urlXXL: `https://storage.test/${id}-1.jpg`, updateDateTime: '2025-05-01T08:00:00' },
    { id: 2, order: 1, urlXXL: `https://storage.test/${id}-2.jpg` },
  ],
  details: [
    { id: 1849, label: 'x', type: 'char', value: '51.05' },
    { id: 1850, label: 'y', type: 'char', value: '3.72' },
  ],
  ...changes,
})

export type WhiseEstateOnWire = { id: number; updateDateTime?: string } & Record<string, unknown>

interface Asked {
  path: string
  body: Record<string, unknown> & {
    Filter?: {
      EstateIds?: number[]
      StatusIds?: number[]
      DisplayStatusIds?: number[]
      UpdateDateTimeRange?: { Min: string }
      LanguageId?: string
    }
    Page?: { Limit: number; Offset: number }
  }
  token: string | null
}

/** A Whise that answers as its public clients expect, counts its calls, and fails on demand. */
export function aWhise(estates: WhiseEstateOnWire[] = []) {
  const whise = {
    estates,
    asked: [] as Asked[],
    contacts: new Map<string, Record<string, unknown>>(),
    password: 'geheim-wachtwoord',
    /** Tokens that it has given and still takes. */
    tokens: new Set<string>(),
    /** Answers instead of it, as long as it is there. */
    fault: null as ((path: string) => Response | Promise<Response> | null) | null,
    /** What is listed, which tests may bend. */
    list: (offset: number, limit: number, found: WhiseEstateOnWire[]): unknown => ({
      ...(found.length > 0 && { estates: found.slice(offset, offset + limit) }),
      totalCount: found.length,
      isValidRequest: true,
      validationErrors: [],
    }),
    calls: (path: string) => whise.asked.filter(each => each.path === path),
    async answer(request: Request): Promise<Response> {
      const { pathname: path } = new URL(request.url)
      const body: Asked['body'] = await request.json()
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
      whise.asked.push({ path, body, token })
      const fault = await whise.fault?.(path)
      if (fault) return fault
      if (path === '/token') {
        return body.Username === 'bouwer' && body.Password === whise.password
          ? Response.json({ token: 'builder' })
          : Response.json({ Message: 'Wrong' }, { status: 400 })
      }
      if (path === '/v1/admin/clients/token') {
        if (token !== 'builder') return new Response(null, { status: 401 })
        const own = `client-${whise.tokens.size + whise.asked.length}`
        whise.tokens.add(own)
        return Response.json({ token: own })
      }
      if (!token || !whise.tokens.has(token)) return new Response(null, { status: 401 })
      if (path === '/v1/estates/list') return Response.json(whise.page(body))
      if (path === '/v1/contacts/upsert') {
        whise.contacts.set(String(body.PrivateEmail), body)
        return Response.json({ contactId: whise.contacts.size, isValidRequest: true })
      }
      return new Response(null, { status: 404 })
    },
    page({ Filter = {}, Page }: Asked['body']): unknown {
      const since = Filter.UpdateDateTimeRange?.Min.replace(' ', 'T')
      const found = whise.estates.filter(
        ({ id, updateDateTime, status, displayStatusId }) =>
          (!Filter.EstateIds || Filter.EstateIds.includes(id)) &&
          (since === undefined || String(updateDateTime) >= since) &&
          (Filter.StatusIds ?? [1]).includes(Number(Object(status).id)) &&
          (Filter.DisplayStatusIds ?? [2, 3]).includes(Number(displayStatusId)),
      )
      const named = found.map(estate =>
        Filter.LanguageId === 'fr-BE'
          ? { ...estate, name: String(estate.name).replace('Huis', 'Maison') }
          : estate,
      )
      return whise.list(Page?.Offset ?? 0, Page?.Limit ?? 50, named)
    },
  }
  return whise
}

export type PlayedWhise = ReturnType<typeof aWhise>
