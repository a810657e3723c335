/** Calls that the product names and nobody answers yet (API-27). */
export interface UnimplementedCalls {
  policyLogEntry(): Promise<never>
  privacyStatement(): Promise<never>
}

const notImplemented = async (): Promise<never> => {
  throw new Error('not implemented')
}

/** Nothing is asked: each is rejected with that very error. */
export const UNIMPLEMENTED_CALLS: UnimplementedCalls = {
  policyLogEntry: notImplemented,
  privacyStatement: notImplemented,
}
