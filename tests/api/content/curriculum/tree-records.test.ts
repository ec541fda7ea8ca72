import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'

type Made = { _id: string; version: number; name: string; slug: string; position: number }

const { asks } = await newAdmin()
const idOf = async (table: string) => {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} order by id limit 1`,
  )
  return rows[0]?.id ?? ''
}

/** The calls about each kind of record above the lessons. */
const KINDS = [
  {
    list: 'GET /api/units',
    create: 'POST /api/units',
    read: 'GET /api/units/{id}',
    save: 'PUT /api/units/{id}',
    remove: 'DELETE /api/units/{id}',
    fields: { description: 'Opis.', literature: await idOf('literature') },
    siblings: sql`select max(position) as last from units where literature_id = ${await idOf('literature')}`,
    full: await idOf('units'),
    sentence: /^Cjelina ima \d+ lekcij/,
  },
  {
    list: 'GET /api/admin/predmeti',
    create: 'POST /api/subjects',
    read: 'GET /api/subjects/{id}',
    save: 'PUT /api/subjects/{id}',
    remove: 'DELETE /api/subjects/{id}',
    fields: { area: 'kemija', grade: await idOf('grades') },
    siblings: sql`select max(position) as last from subjects where grade_id = ${await idOf('grades')}`,
    full: await idOf('subjects'),
    sentence: /^Predmet ima \d+ udžbenik/,
  },
]

describe.each(KINDS)('$create', (kind) => {
  const { list, create, read, save, remove, fields, siblings, full, sentence } = kind
  const run = (call: string, id = '', body?: object, query = '') => {
    const [method = '', path = ''] = call.split(' /api')
    return asks(method, path.replace('{id}', id) + query, body)
  }
  const make = async (name: string): Promise<Made> =>
    (await run(create, '', { ...fields, name })).body

  test('creates a record with a unique address, at the end', async () => {
    const { rows } = await db().execute<{ last: number }>(siblings)
    const last = rows[0]?.last ?? 0
    expect(last).toBeGreaterThan(0)
    const [one, two] = [await make('Živa voda'), await make('Živa voda')]
    expect([one.position, two.position]).toEqual([last + 1, last + 2])
    expect([one.slug, two.slug]).toEqual(['ziva-voda', 'ziva-voda-2'])
    expect((await run(read, one._id)).body).toMatchObject({ ...fields, name: 'Živa voda' })
    const { body } = await run(list, '', undefined, '?search=ziva voda&sort=name')
    expect((body as { items: Made[] }).items.map(({ _id }) => _id).toSorted()).toEqual(
      [one._id, two._id].toSorted(),
    )
  })

  test('changing an old version is a 409 with the current record', async () => {
    const { _id, version } = await make('Prva')
    const change = (name: string) => run(save, _id, { ...fields, name, version })
    expect(await change('Druga')).toMatchObject({ status: 200, body: { name: 'Druga' } })
    expect(await change('Treća')).toMatchObject({
      status: 409,
      body: { current: { name: 'Druga' } },
    })
  })

  test('a record with children can’t be deleted; an empty one can be restored from the bin', async () => {
    expect(await run(remove, full)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(sentence) as string },
    })
    const { _id } = await make('Prazno mjesto')
    expect((await run(remove, _id)).status).toBe(200)
    expect((await run(read, _id)).status).toBe(404)
    const { body } = await asks('GET', '/admin/kos?search=prazno mjesto')
    const [entry] = (body as { items: { _id: string }[] }).items
    expect((await asks('POST', `/admin/kos/${entry?._id}`, {})).status).toBe(200)
    expect((await run(read, _id)).body).toMatchObject({ ...fields, name: 'Prazno mjesto' })
  })

  test('refuses a record without its parent', async () => {
    const missing = Object.fromEntries(
      Object.entries(fields).map(([name, value]) =>
        /^[\da-f-]{36}$/.test(value)
          ? [name, '01890000-0000-7000-8000-000000000000']
          : [name, value],
      ),
    )
    expect((await run(create, '', { ...missing, name: 'X' })).status).toBe(400)
    expect((await run(create, '', { name: 'X' })).status).toBe(400)
  })
})
