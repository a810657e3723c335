declare namespace Cloudflare {
  /** Gives ctx.exports its type. */
  interface GlobalProps {
    mainModule: typeof import('./index.ts')
  }
}
