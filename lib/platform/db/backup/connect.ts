import { Client } from 'pg'

/** So that a file means the same everywhere, and a long copy is not cut off by a timeout. */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // Rows hidden by a policy must be an error, not a gap.
  row_security: 'off',
}

/**
 * Runs `work` in one transaction of its own connection, undone when `work` or the connection fails.
 * @param begin the statement that begins it, with its isolation level
 */
export async function inTransaction<Result>(
  connectionString: string,
  begin: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, application_name: 'iskra backup' })
  // A broken connection also fails the statement that runs, and that one is told.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(begin)
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query('select set_config($1, $2, true)', [name, value])
    }
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}
