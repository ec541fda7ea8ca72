import { cpSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import {
  describeConnections,
  dropTestDatabase,
  createTestDatabase,
  setEnvironment,
  templateFiles,
  testDataDir,
} from './database'
import { resetAppState } from './reset-app-state'
import { removeFolder } from './processes'

/**
 * A set-up file, run before each test file in workers that keep the app's modules. Each file gets a
 * new database copied from the template, the seed's files, and an app without counts and cached
 * values.
 */
setEnvironment()
cpSync(templateFiles, path.join(testDataDir, 'files'), { recursive: true })
await createTestDatabase()

afterAll(async () => {
  await atMost('closing the app', resetAppState())
  await atMost('dropping its database', dropTestDatabase())
  removeFolder(testDataDir)
})

const PATIENCE_MS = 20_000

/**
 * Limits the time for cleaning up. Cleaning up never fails a file, since the next one begins with a
 * new database.
 */
async function atMost(what: string, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const isLate = await Promise.race([
    work.then(() => false),
    new Promise<true>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, true))),
  ])
  clearTimeout(timer)
  if (!isLate) return
  work.catch(() => undefined)
  const file = expect.getState().testPath
  process.stderr.write(`${file}: ${what} has not ended yet\n${await describeConnections()}\n`)
}
