import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { auditLog } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import { lowestIdAt } from '@/lib/platform/db/columns'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { call } from '../../support/call'
import { newEditors } from './books'

const { ana, iva, newBook, rename } = await newEditors()

describe('GET /api/admin/dnevnik', () => {
  test('lists, filters and opens writes', async () => {
    const book = await rename(await newBook({ name: 'Zapisana' }), 'Zapisana dvaput', iva)
    const list = async (query: string) => {
      const { body } = await ana.asks('GET', `/admin/dnevnik?search=zapisana&${query}`)
      return (body as { items: { _id: string; title: string; fields: string[] }[] }).items
    }
    const [latest, ...rest] = await list('')
    expect(rest).toHaveLength(1)
    expect(latest).toMatchObject({
      title: 'Zapisana dvaput',
      noun: 'Udžbenik',
      fields: ['name'],
      href: `/admin/literatura?record=${book._id}`,
    })
    expect(await list(`admin=${encodeURIComponent(iva.email)}`)).toEqual([latest])
    expect(await list('action=record-create')).toEqual(rest)
    expect(await list('table=grades')).toEqual([])
    expect(await list('to=2020-01-01')).toEqual([])
    expect(await list('from=2020-01-01')).toHaveLength(2)
    const today = zagrebDay(new Date())
    expect(await list(`from=${today}&to=${today}`)).toHaveLength(2)
  })

  test('days are Zagreb days, including one of 25 hours', async () => {
    const times = ['24T21:59:59Z', '24T22:00:00Z', '25T22:59:59Z', '25T23:00:00Z']
    await db()
      .insert(auditLog)
      .values(
        times.map((time) => {
          const createdAt = new Date(`2026-10-${time}`)
          return {
            id: lowestIdAt(createdAt.getTime()),
            adminEmail: ana.email,
            action: 'record-update' as const,
            recordTable: 'literature',
            recordId: uuidv7(),
            recordTitle: `Granica ${time}`,
            createdAt,
          }
        }),
      )
    const day = 'search=granica&from=2026-10-25&to=2026-10-25'
    const { body } = await ana.asks('GET', `/admin/dnevnik?${day}`)
    const titles = (body as { items: { title: string }[] }).items.map(({ title }) => title)
    expect(titles).toEqual(['Granica 25T22:59:59Z', 'Granica 24T22:00:00Z'])
  })

  test.each([
    ['zapisa pono', true],
    ['PONOVN', true],
    [iva.email.replace('@', ' '), true],
    [iva.email, true],
    ['apisano', false],
  ])('finds words that start with those of „%s”: %s', async (search, isFound) => {
    await rename(await newBook({ name: 'Mijenjana' }), 'Zapisano ponovno', iva)
    const { body } = await ana.asks('GET', `/admin/dnevnik?search=${encodeURIComponent(search)}`)
    const titles = (body as { items: { title: string }[] }).items.map(({ title }) => title)
    expect(titles.includes('Zapisano ponovno')).toBe(isFound)
  })

  test('counts ten thousand entries, and shows no further pages', async () => {
    await db().execute(sql`
      insert into audit_log (id, admin_email, action, record_table, record_id, record_title)
      select gen_random_uuid(), 'mnogo@example.com', 'record-update', 'units', gen_random_uuid(), 'Mnogo'
      from generate_series(1, 10005)`)
    const { body } = await ana.asks('GET', '/admin/dnevnik?search=mnogo&page=900')
    expect(body).toMatchObject({ total: 10_001, page: 500, pages: 500 })
  })
})

describe('GET /api/admin/dnevnik/{id}', () => {
  test('returns the values before and after', async () => {
    await rename(await newBook({ name: 'Otvorena' }), 'Otvorena dvaput', iva)
    const { body } = await ana.asks('GET', '/admin/dnevnik?search=otvorena')
    const [latest] = (body as { items: { _id: string }[] }).items
    expect((await ana.asks('GET', `/admin/dnevnik/${latest?._id}`)).body).toMatchObject({
      adminEmail: iva.email,
      before: { name: 'Otvorena' },
      after: { name: 'Otvorena dvaput' },
    })
  })
})

describe('GET /api/admin/izvoz-dnevnika', () => {
  test('is exported as text that starts no formula', async () => {
    await newBook({ name: '=HYPERLINK("x";"y")' })
    const answer = await call('GET', '/admin/izvoz-dnevnika', { cookie: ana.cookie })
    expect(answer.headers.get('content-disposition')).toMatch(/dnevnik-.*\.csv/)
    const text = await answer.text()
    expect(text).toContain(`"'=HYPERLINK(""x"";""y"")"`)
    expect(text).not.toContain(';"=')
    const row = text.split('\r\n').find((one) => one.includes('HYPERLINK')) ?? ''
    expect(row).toContain('"Stvoreno";"Udžbenik"')
    expect(row).toContain('""Naziv"":')
  })
})
