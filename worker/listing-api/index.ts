export default { fetch: () => new Response('not yet', { status: 503 }) }
