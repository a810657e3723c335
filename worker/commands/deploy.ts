import { API_CONFIG, drawSocialPictures } from './local/prepare.ts'
import { run } from './local/run-tool.ts'
import { readOptions } from './options.ts'

const { values } = readOptions(
  `npm run deploy [-- --dry-run]
Migrates both databases, then deploys the listing API and the site.
  --dry-run  only bundles, into dist/dry-run`,
  { 'dry-run': { type: 'boolean' } },
)

const dryRun = values['dry-run'] ?? false
const flags = dryRun ? ['--dry-run', '--outdir', 'dist/dry-run'] : []
const show = { show: true }

await drawSocialPictures()
if (!dryRun) {
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '-c', API_CONFIG], show)
  await run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'production'],
    show,
  )
}
await run('wrangler', ['deploy', '--minify', '-c', API_CONFIG, ...flags], show)
await run('wrangler', ['deploy', '--minify', '--env', 'production', ...flags], {
  show: true,
  env: { MINIFY: '1' },
})
