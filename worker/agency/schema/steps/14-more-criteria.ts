/** What more a search asks, as JSON. */
export const MORE_CRITERIA = `ALTER TABLE subscription ADD COLUMN more TEXT`
