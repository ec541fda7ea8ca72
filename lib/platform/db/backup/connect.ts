import { Client } from 'pg'

/** Settings that make the data of a backup portable, and prevent timeouts of long copies. */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // Rows hidden by a policy must cause an error, not be missing.
  row_security: 'off',
}

/**
 * Runs `work` in one transaction on its own connection; rolls back when `work` or the connection
 * fails.
 * @param begin the statement that begins the transaction, with its isolation level
 */
export async function inTransaction<Result>(
  connectionString: string,
  begin: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, application_name: 'iskra backup' })
  // A broken connection also rejects the running statement, and that error is reported.
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
