import type { TaskHandler } from '../agency/agency-object.ts'

/** Holds some changes against all subscriptions; due again at once while there are more. */
export const runMatch: TaskHandler = async ({ agency, now }) => {
  const { hasMore } = await agency.matches.matchSlice(now)
  return hasMore ? now : null
}
