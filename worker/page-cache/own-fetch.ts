/** The listing API fetches pictures by their addresses: never from a host of ours, where they have names (FETCH-15). */
export const ownFetch = (request: Request): Response | null =>
  request.headers.has('Baksteen-Fetch')
    ? new Response(null, { status: 421, headers: { 'Baksteen-Own': '1' } })
    : null
