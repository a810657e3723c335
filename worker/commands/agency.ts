export {}

const [command] = process.argv.slice(2)

if (command === 'keys') await (await import('./agency/keys.ts')).keys()
else await (await import('./agency/operate.ts')).operate()
