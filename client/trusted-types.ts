interface Rules {
  createHTML?: (markup: string) => string | null
  createScriptURL?: (address: string) => string
}

interface Policies {
  createPolicy(name: string, rules: Rules): { createHTML(markup: string): string }
}

// TypeScript's own DOM does not know them yet.
declare global {
  var trustedTypes: Policies | undefined
}

/** What Leaflet asks a browser with as it loads. */
const PROBE = '<svg/>'

/**
 * Where the page's policy wants trusted types: of the libraries only plain text and Leaflet's probe may become markup. Scripts'
 * addresses pass, since script-src and worker-src let none but our own through.
 */
export function startTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: markup => (markup === PROBE || !/[<&]/.test(markup) ? markup : null),
    createScriptURL: address => address,
  })
}

const own = globalThis.trustedTypes?.createPolicy('baksteen', { createHTML: markup => markup })

/** Markup that our own Worker rendered. */
export const ownMarkup = (markup: string): string => own?.createHTML(markup) ?? markup
