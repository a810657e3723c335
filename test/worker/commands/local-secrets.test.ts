import { chmodSync, statSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { printAddresses } from '../../../worker/commands/local/demo-hosts.ts'
import { ensureSecrets } from '../../../worker/commands/local/prepare.ts'

afterEach(() => vi.restoreAllMocks())

const FILES = ['.dev.vars', 'worker/listing-api/.dev.vars']

it('17.22: keeps the secrets of this machine in files that their owner alone reads (SEC-70)', () => {
  ensureSecrets()
  // As they were written before.
  for (const file of FILES) chmodSync(file, 0o644)
  ensureSecrets()
  for (const file of FILES) expect((statSync(file).mode & 0o777).toString(8), file).toBe('600')
})

it('17.22: prints no secret with the addresses (SEC-70)', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const secrets = Object.values(ensureSecrets())
  printAddresses(8787, 8788)
  const text = said.mock.calls.join('\n')
  expect(text).toContain('http://localhost:8787/admin')
  expect(secrets.length).toBeGreaterThan(4)
  for (const secret of secrets) expect(text).not.toContain(secret)
})
