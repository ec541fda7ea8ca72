import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ensureAuthSecret } from '@/lib/across/cli/serve'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

test('the secret is long, stable, and readable only by its owner', () => {
  const folder = makeTemporaryFolder()
  const secret = ensureAuthSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(ensureAuthSecret(folder)).toBe(secret)
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  removeFolder(folder)
})
