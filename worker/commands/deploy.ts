import { API_CONFIG, drawSocialPictures } from './local/prepare.ts'
import { run } from './local/run-tool.ts'

const dry = process.argv.includes('--dry-run')
const flags = dry ? ['--dry-run', '--outdir', 'dist/dry-run'] : []

await drawSocialPictures()
if (!dry) {
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '-c', API_CONFIG], {
    show: true,
  })
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'production'], {
    show: true,
  })
}
await run('wrangler', ['deploy', '--minify', '-c', API_CONFIG, ...flags], { show: true })
await run('wrangler', ['deploy', '--minify', '--env', 'production', ...flags], {
  show: true,
  env: { MINIFY: '1' },
})
