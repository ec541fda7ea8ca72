import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { closeDatabase } from '@/lib/platform/db/client'
import { makeTemporaryFolder } from './processes'

/**
 * Address of a test file's database, and its data folder. A worker runs test files one after
 * another and keeps the app's modules loaded, so both belong to the worker; their content is
 * recreated for each file (`fresh-app.ts`).
 */
const name = `test_${randomUUID().replaceAll('-', '')}`
const adminUrl = inject('adminUrl')

/** The files of the seed's pictures. */
export const templateFiles = inject('filesFolder')

export const testDatabaseUrl = toTestUrl(adminUrl)

/** The data folder of this worker's app. */
export const testDataDir = makeTemporaryFolder()

/**
 * An OpenID provider that does not respond, so that its calls exist and their access rules are
 * tested like all others. Tests of signing in start one (tests/api/support/oidc).
 */
const UNREACHABLE_PROVIDER = {
  OIDC_ISSUER: 'http://127.0.0.1:1',
  OIDC_CLIENT_ID: 'iskra',
  OIDC_CLIENT_SECRET: 'a secret of the client',
  OIDC_NAME: 'AAI@EduHr',
}

/** Sets the app's settings; to be called before app code reads them, which it does once. */
export function setEnvironment(): void {
  process.env.ISKRA_INTERNAL_DATABASE_URL = testDatabaseUrl
  delete process.env.DATABASE_URL
  process.env.ISKRA_DATA_DIR = testDataDir
  process.env.AUTH_SECRET = 'a secret for tests that nobody else knows'
  Object.assign(process.env, UNREACHABLE_PROVIDER)
}

/** The address of a database that does not respond. */
export const UNREACHABLE_DATABASE_URL = 'postgres://iskra@127.0.0.1:1/iskra'

/** Switches the app to another database. */
export async function switchAppDatabase(url = testDatabaseUrl): Promise<void> {
  await closeDatabase()
  process.env.ISKRA_INTERNAL_DATABASE_URL = url
}

/** Creates the test database as a copy of the template. */
export const createTestDatabase = async (): Promise<void> =>
  void (await administer(
    `drop database if exists ${name} with (force)`,
    `create database ${name} template iskra owner iskra strategy file_copy`,
  ))

export const dropTestDatabase = async (): Promise<void> =>
  void (await administer(`drop database if exists ${name} with (force)`))

/** Current activity of the test server's connections, one per line. */
export async function describeConnections(): Promise<string> {
  const rows = await administer(`
    select concat_ws(' ', datname, application_name, state, wait_event, left(query, 100)) as line
    from pg_stat_activity where datname is not null and pid <> pg_backend_pid()`)
  return rows.map(({ line }) => String(line)).join('\n')
}

/** The address of this worker's database, on the same server with the app's role. */
function toTestUrl(url: string): string {
  const test = new URL(url)
  test.username = 'iskra'
  test.pathname = `/${name}`
  return test.href
}

/** Runs statements as administrator; resolves with the rows of the last one. */
async function administer(...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}
