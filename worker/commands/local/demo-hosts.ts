export const DEMO_HOSTS = ['localhost', 'gent.localhost', 'kust.localhost', 'ardennen.localhost']

/** Where the demo agencies and the console are. */
export function printAddresses(port, secrets, apiPort) {
  console.log('\nBaksteen is ready:')
  for (const host of DEMO_HOSTS) console.log(`  http://${host}:${port}`)
  if (apiPort) console.log(`  listing API  http://localhost:${apiPort}/openapi.json`)
  console.log(`  admin        http://localhost:${port}/admin  token ${secrets.ADMIN_TOKEN}\n`)
}
