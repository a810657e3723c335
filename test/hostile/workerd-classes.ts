/** In the place of `cloudflare:workers`, so that Node can read the Worker's tables of routes. */
export class DurableObject {}
export class WorkerEntrypoint {}
