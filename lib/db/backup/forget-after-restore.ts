import type { Client } from 'pg'

const isThere = async (client: Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ oid: string | null }>('select to_regclass($1) as oid', [
    `public.${table}`,
  ])
  return rows[0]?.oid != null
}

/** The accounts that this database knows to be erased; none while it has no such table. */
export async function readErased(client: Client): Promise<string[]> {
  if (!(await isThere(client, 'erased_accounts'))) return []
  const { rows } = await client.query<{ id: string }>('select id from erased_accounts')
  return rows.map(({ id }) => id)
}

/**
 * What a backup must not bring back: accounts that were erased since, sessions that were ended,
 * mailed links that were used, counts of wrong passwords that ran out.
 */
export async function forgetAfterRestore(client: Client, erased: string[]): Promise<void> {
  for (const table of ['sessions', 'links', 'attempts']) {
    if (await isThere(client, table)) await client.query(`delete from ${table}`)
  }
  if (!(await isThere(client, 'erased_accounts'))) return
  await client.query(
    'insert into erased_accounts (id) select unnest($1::uuid[]) on conflict do nothing',
    [erased],
  )
  // Children first: their parents can't go before them.
  for (const kind of ['pupils', 'parents', 'admins']) {
    await client.query(
      `delete from accounts using ${kind} one, erased_accounts erased
      where accounts.id = one.id and accounts.id = erased.id`,
    )
  }
}
