import { mkdirSync } from 'node:fs'
import { afterAll } from 'vitest'
import { dropDatabase, makeDatabase, setEnvironment, testDataDir } from './database'
import { forgetState } from './forget-state'
import { removeFolder } from './processes'

/**
 * A set-up file: it runs before each test file, in workers that keep the app's modules. Each file
 * gets a database of its own, a copy of the template, an empty data folder, and an app that has
 * counted and kept nothing yet.
 */
setEnvironment()
mkdirSync(testDataDir, { recursive: true })
await makeDatabase()

afterAll(async () => {
  await forgetState()
  await dropDatabase()
  removeFolder(testDataDir)
})
