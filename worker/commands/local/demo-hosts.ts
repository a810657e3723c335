const DEMO_HOSTS = ['localhost', 'gent.localhost', 'kust.localhost', 'ardennen.localhost']

/** Prints where the demo agencies and the console are. */
export function printAddresses(
  port: number,
  secrets: Record<string, string>,
  apiPort?: number,
): void {
  console.log('\nBaksteen is ready:')
  for (const host of DEMO_HOSTS) console.log(`  http://${host}:${port}`)
  if (apiPort) console.log(`  listing API  http://localhost:${apiPort}/openapi.json`)
  console.log(`  admin        http://localhost:${port}/admin  token ${secrets.ADMIN_TOKEN}`)
  console.log(`  desk         http://localhost:${port}/desk  for its owner: docs/desk.md\n`)
}
