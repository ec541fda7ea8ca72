import { Client } from 'pg'
import { expect, test } from 'vitest'
import { call } from '@/tests/api/support/call'
import { testDatabaseUrl } from '@/tests/support/database'

test('a hanging query is cancelled after five seconds: 503', async () => {
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  try {
    await client.query('begin; lock table grades in access exclusive mode')
    const begin = Date.now()
    expect((await call('GET', '/razredi')).status).toBe(503)
    expect(Date.now() - begin).toBeLessThan(8_000)
    await client.query('rollback')
    expect((await call('GET', '/razredi')).status).toBe(200)
  } finally {
    await client.end()
  }
})
