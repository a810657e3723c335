type SiteBindings = import('./env.ts').Bindings

declare namespace Cloudflare {
  /** Bindings as tests and cloudflare:workers see them. */
  interface Env extends SiteBindings {}

  /** Gives ctx.exports its type. */
  interface GlobalProps {
    mainModule: typeof import('./index.ts')
  }
}
