const PENDING =
  /\b(in aanvraag|aangevraagd|in opmaak|en cours|en attente|demandée?|in progress|pending|requested|in bearbeitung|beantragt)\b/i

/** A certificate's text, or null where it only says that one is on its way: 'PEB en cours' counts as missing (LAW-16). */
export const issuedText = (text: string | null): string | null =>
  text && PENDING.test(text) ? null : text
