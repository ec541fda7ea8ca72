import { Client } from 'pg'

/** The app's own user and database. The user is no administrator of the server. */
export const APP = 'iskra'

const LOCK = 4_741_004

/**
 * Makes the app's user and database where they are missing, also after an interrupted first start.
 * `password` is for servers reached over a port.
 */
export async function ensureAppDatabase(adminUrl: string, password?: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // Two processes may do this at once; the lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as has_user,
              exists (select from pg_database where datname = $1) as has_database`,
      [APP],
    )
    if (!rows[0].has_user) {
      const secret = password ? ` password ${client.escapeLiteral(password)}` : ''
      await client.query(`create role ${APP} login${secret}`)
    }
    if (!rows[0].has_database) await client.query(`create database ${APP} owner ${APP}`)
  } finally {
    await client.end()
  }
}
