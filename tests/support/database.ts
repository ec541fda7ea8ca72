import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { makeTemporaryFolder, removeFolder } from './processes'

/**
 * Gives a test file a database of its own, a copy of the template, and a data folder, before app
 * code is loaded.
 * Runs as a setup file of the `api` project; a test that wants the address imports it from here.
 */
const name = `test_${randomUUID().replaceAll('-', '')}`
const adminUrl = inject('adminUrl')

export const testDatabaseUrl = toTestUrl(adminUrl)

/** The data folder of this file's app. */
export const testDataDir = makeTemporaryFolder()

await administer(`create database ${name} template iskra owner iskra`)
process.env.ISKRA_INTERNAL_DATABASE_URL = testDatabaseUrl
delete process.env.DATABASE_URL
process.env.ISKRA_DATA_DIR = testDataDir
process.env.AUTH_SECRET = 'a secret for tests that nobody else knows'

afterAll(async () => {
  const { closeDatabase } = await import('@/lib/db/client')
  await closeDatabase()
  await administer(`drop database ${name} with (force)`)
  removeFolder(testDataDir)
})

/** The same server, the app's own user, this file's database. */
function toTestUrl(url: string): string {
  const test = new URL(url)
  test.username = 'iskra'
  test.pathname = `/${name}`
  return test.href
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
