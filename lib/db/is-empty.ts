import 'server-only'
import { Client } from 'pg'

/** True when no lesson was ever written: a database that may be filled. */
export async function isEmpty(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      'select not exists (select 1 from lessons) as empty',
    )
    return rows[0]?.empty ?? true
  } finally {
    await client.end()
  }
}
