/** Calls that the product names and no API offers yet (API-27). */
export interface UnimplementedCalls {
  policyLogEntry(): Promise<never>
  privacyStatement(): Promise<never>
}

const notImplemented = async (): Promise<never> => {
  throw new Error('not implemented')
}

/** Each rejects without calling the API. */
export const UNIMPLEMENTED_CALLS: UnimplementedCalls = {
  policyLogEntry: notImplemented,
  privacyStatement: notImplemented,
}
