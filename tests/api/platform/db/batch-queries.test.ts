import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { batchQueries } from '@/lib/platform/db/batch-queries'

it('gives each of several simultaneous queries its rows', async () => {
  const read = batchQueries((run) =>
    Promise.all([run(sql`select 1 as n`), run(sql`select 2 as n where false`)]),
  )
  expect(await read).toEqual([{ rows: [{ n: 1 }] }, { rows: [] }])
})

it('refuses a query started after the others were sent', async () => {
  const read = batchQueries(async (run) => {
    await Promise.all([run(sql`select 1`), run(sql`select 2`)])
    return run(sql`select 3`)
  })
  await expect(read).rejects.toThrow('after the others')
})
