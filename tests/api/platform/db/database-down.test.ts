import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { Client } from 'pg'
import { BUILD } from '@/lib/platform/health/build'
import {
  UNREACHABLE_DATABASE_URL,
  testDatabaseUrl,
  switchAppDatabase,
} from '@/tests/support/database'
import { callForAnswer, call } from '../../support/call'

const UNAVAILABLE = 'Usluga je trenutačno nedostupna. Novi je pokušaj moguć za koji trenutak.'
const id = uuidv7()
const answer = { kind: 'true-false', value: true }

/** All calls that query the database, with their failure messages. */
const CALLS: [method: string, address: string, body: object | undefined, message: string][] = [
  ['GET', '/razredi', undefined, 'Došlo je do greške prilikom dohvaćanja razreda'],
  ['GET', `/razredi/${id}/predmeti`, undefined, 'Došlo je do greške prilikom dohvaćanja predmeta'],
  ['GET', `/razredi/${id}/lekcije`, undefined, 'Lekcije razreda nisu se učitale. Pokušaj ponovno.'],
  ['GET', `/literature/${id}/cjeline`, undefined, 'Došlo je do greške prilikom dohvaćanja cjelina'],
  ['POST', '/lessons/batch', { lessonIds: [id] }, 'Error fetching lessons'],
  ['POST', '/lessons/search', { query: 'egipat' }, 'Došlo je do greške prilikom pretrage'],
  ['GET', '/lessons/count', undefined, 'Error fetching lessons'],
  ['GET', `/lessons/${id}/questions`, undefined, 'Greška pri dohvatu pitanja'],
  ['POST', '/kwiz', { id }, 'Greška pri dohvatu pitanja'],
  ['GET', `/pitanja/${id}`, undefined, 'Greška pri dohvatu pitanja'],
  ['GET', '/pitanja/neko-pitanje', undefined, 'Greška pri dohvatu pitanja'],
  ['POST', `/pitanja/${id}/odgovor`, { answer }, 'Odgovor nije provjeren. Pokušaj ponovno.'],
  ['GET', '/dynamic-content', undefined, 'Došlo je do greške prilikom dohvaćanja sadržaja'],
  ['GET', '/health/ready', undefined, UNAVAILABLE],
]

afterEach(() => switchAppDatabase())

describe('without a database', () => {
  test.each(CALLS)('%s /api%s is 503 with its message', async (method, address, body, message) => {
    await switchAppDatabase(UNREACHABLE_DATABASE_URL)
    const response = await call(method, address, body && { body })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message })
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a missing socket is 503 too', async () => {
    await switchAppDatabase('postgres://iskra@localhost/iskra?host=/nonexistent')
    expect((await call('GET', '/razredi')).status).toBe(503)
  })

  test('the process stays healthy, and recovers without a restart', async () => {
    await switchAppDatabase(UNREACHABLE_DATABASE_URL)
    expect(await callForAnswer('GET', '/health')).toEqual({
      status: 200,
      body: { status: 'ok', build: BUILD },
    })
    await switchAppDatabase()
    expect((await call('GET', '/razredi')).status).toBe(200)
  })
})

describe('with a database that hangs or breaks', () => {
  async function withClient(work: (client: Client) => Promise<void>) {
    const client = new Client({ connectionString: testDatabaseUrl })
    await client.connect()
    await work(client).finally(() => client.end())
  }

  test('an unexpected fault is 500 with the call’s message and nothing about the cause', () =>
    withClient(async (client) => {
      await client.query('alter table search_documents rename to other')
      const response = await call('POST', '/lessons/search', { body: { query: 'egipat' } })
      await client.query('alter table other rename to search_documents')
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({ message: 'Došlo je do greške prilikom pretrage' })
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }))
})
