import { fail } from './options.ts'

const USAGE = `npm run agency -- COMMAND
An agency as a folder of files (docs/agency.md):
  new FOLDER         asks a few questions and makes one that can go live
  check FOLDER       says what is wrong in it
  apply FOLDER       shows what it changes, and makes the agency so
  pull SITE FOLDER   writes an agency's files into a new folder
  schemas FOLDER     makes its schemas for editors anew
An agency of a deployment (docs/operations.md):
  list [NAME], keys, owner, export, restore, move, suspend, resume, remove, rewind
  wake --canary N | --all
  connect SITE whise, crm SITE, disconnect SITE
npm run agency -- COMMAND --help says more.`

const [command] = process.argv.slice(2)

if (command === 'new') await (await import('./agency/new.ts')).makePack()
else if (command === 'check') await (await import('./agency/check.ts')).check()
else if (command === 'apply') await (await import('./agency/apply.ts')).apply()
else if (command === 'pull') await (await import('./agency/pull.ts')).pull()
else if (command === 'schemas') await (await import('./agency/schemas.ts')).schemas()
else if (command === 'keys') await (await import('./agency/keys.ts')).keys()
else if (command === 'owner') await (await import('./agency/owner.ts')).owner()
else if (command === 'wake') await (await import('./agency/wake.ts')).wake()
else if (command === 'connect' || command === 'crm' || command === 'disconnect')
  await (await import('./agency/connect.ts')).connect()
else if (command === undefined) fail(USAGE)
else if (command === '--help' || command === '-h') console.log(USAGE)
else await (await import('./agency/operate.ts')).operate()
