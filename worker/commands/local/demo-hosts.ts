const DEMO_HOSTS = ['localhost', 'gent.localhost', 'kust.localhost', 'ardennen.localhost']

/** Prints where the demo agencies and the console are, and no secret. */
export function printAddresses(port: number, apiPort?: number): void {
  console.log('\nBaksteen is ready:')
  for (const host of DEMO_HOSTS) console.log(`  http://${host}:${port}`)
  if (apiPort) console.log(`  listing API  http://localhost:${apiPort}/openapi.json`)
  console.log(`  admin        http://localhost:${port}/admin  its token: ADMIN_TOKEN of .dev.vars`)
  console.log(`  desk         http://localhost:${port}/desk  for its owner: docs/desk.md\n`)
}
