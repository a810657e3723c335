import { timingSafeEqual } from 'hono/utils/buffer'

/** Whether two secrets are equal, in a time that tells nothing of either. An unset one equals nothing. */
export const areEqualSecrets = async (
  given: string,
  expected: string | undefined,
): Promise<boolean> => (await timingSafeEqual(given, expected ?? '')) && Boolean(expected)
