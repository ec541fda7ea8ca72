import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { refusedAnswer } from '../../support/call'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'

type Book = { _id: string; version: number; name: string; slug: string; below: object }

const admin = await newAdmin()
const { body } = await admin.asks('GET', '/subjects')
const subject = (body as { _id: string }[])[0]?._id ?? ''

const form = (changes: object = {}) => ({
  name: 'Čudesna knjiga',
  description: 'Za probu.',
  subject,
  ...changes,
})

async function newBook(changes: object = {}): Promise<Book> {
  const { status, body } = await admin.asks('POST', '/literature', form(changes))
  expect(status).toBe(200)
  return body
}

/** A record's entries in the audit log, oldest first. */
const logOf = (recordId: string) =>
  db()
    .select({
      adminId: auditLog.adminId,
      adminEmail: auditLog.adminEmail,
      action: auditLog.action,
      recordTable: auditLog.recordTable,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(eq(auditLog.recordId, recordId))
    .orderBy(asc(auditLog.id))

describe('a change', () => {
  test('of an old version is a 409 with the current record', async () => {
    const { _id, version } = await newBook()
    const path = `/literature/${_id}`
    const first = await admin.asks('PUT', path, form({ name: 'Prva', version }))
    expect(first).toMatchObject({ status: 200, body: { name: 'Prva', version: version + 1 } })
    expect(await admin.asks('PUT', path, form({ name: 'Druga', version }))).toEqual({
      status: 409,
      body: { message: 'Netko je u međuvremenu spremio drukčije.', current: first.body },
    })
    expect(await admin.asks('GET', path)).toEqual(first)
  })

  test('only one of twenty concurrent changes of the same version succeeds', async () => {
    const { _id, version } = await newBook()
    const names = Array.from({ length: 20 }, (_, index) => `Knjiga ${index}`)
    const answers = await Promise.all(
      names.map((name) => admin.asks('PUT', `/literature/${_id}`, form({ name, version }))),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const won = names[answers.findIndex(({ status }) => status === 200)]
    for (const { body } of answers) {
      const { current = body } = body as { current?: Book }
      expect(current).toMatchObject({ name: won, version: version + 1 })
    }
    expect(await logOf(_id)).toHaveLength(2)
  })

  test('is logged with the changed values, before and after, and the admin', async () => {
    const { _id, version, slug } = await newBook({ name: 'Zapisana' })
    await admin.asks(
      'PUT',
      `/literature/${_id}`,
      form({ name: 'Nova', description: 'Druga.', version }),
    )
    await admin.asks('DELETE', `/literature/${_id}?version=${version + 1}`)
    const by = { adminId: admin.id, adminEmail: admin.email, recordTable: 'literature' }
    const whole = { id: _id, slug, subjectId: subject, name: 'Zapisana', description: 'Za probu.' }
    const [created, updated, deleted, ...more] = await logOf(_id)
    expect(more).toEqual([])
    expect(created).toMatchObject({ ...by, action: 'record-create', before: null, after: whole })
    expect(updated).toEqual({
      ...by,
      action: 'record-update',
      before: { name: 'Zapisana', description: 'Za probu.' },
      after: { name: 'Nova', description: 'Druga.' },
    })
    const last = { ...whole, name: 'Nova', description: 'Druga.' }
    expect(deleted).toMatchObject({ ...by, action: 'record-delete', before: last, after: null })
  })

  test('without a difference leaves no trace and is no conflict for others', async () => {
    const book = await newBook({ name: 'Mirna' })
    const same = form({ name: 'Mirna', version: book.version })
    const put = () => admin.asks('PUT', `/literature/${book._id}`, same)
    const announced = await collectAnnouncedTags(put)
    expect(announced).toEqual([])
    expect(await put()).toEqual({ status: 200, body: book })
    expect(await logOf(book._id)).toHaveLength(1)
  })

  test('that fails half-way is neither written, nor logged, nor announced', async () => {
    const { _id, version } = await newBook()
    const announced = await collectAnnouncedTags(async () => {
      const wrong = form({ position: 0, version })
      expect((await admin.asks('PUT', `/literature/${_id}`, wrong)).status).toBe(400)
      const gone = form({ subject: '01890000-0000-7000-8000-000000000000', version })
      expect(await admin.asks('PUT', `/literature/${_id}`, gone)).toMatchObject({
        status: 400,
        body: { fields: { subject: ['Ovog predmeta više nema.'] } },
      })
    })
    expect(announced).toEqual([])
    expect(await logOf(_id)).toHaveLength(1)
  })
})

describe('the log', () => {
  test.each([
    'update audit_log set action = $$x$$',
    'delete from audit_log',
    'truncate audit_log',
    'truncate accounts cascade',
  ])('refuses „%s”', async (statement) => {
    await newBook()
    const [before] = await db()
      .execute('select count(*) from audit_log')
      .then(({ rows }) => rows)
    await expect(db().execute(statement)).rejects.toMatchObject({
      cause: { message: 'The audit log is only added to.' },
    })
    const [after] = await db()
      .execute('select count(*) from audit_log')
      .then(({ rows }) => rows)
    expect(after).toEqual(before)
  })

  test('keeps the entries of a deleted admin, under the e-mail', async () => {
    const other = await newAdmin()
    const { body } = await other.asks('POST', '/literature', form())
    await db().delete(accounts).where(eq(accounts.id, other.id))
    expect(await logOf((body as Book)._id)).toMatchObject([
      { adminId: null, adminEmail: other.email, action: 'record-create' },
    ])
  })
})

describe('a deletion', () => {
  const textbook = async () => {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from literature where slug = 'vremeplov-5'`,
    )
    const { body } = await admin.asks('GET', `/literature/${rows[0]?.id}`)
    return body as Book & { below: { sentence: string; isInTheWay: boolean } }
  }

  test('of a record with children is refused, whatever was seen, and lists the children', async () => {
    const { _id, version, below } = await textbook()
    expect(below).toEqual({
      sentence: expect.stringMatching(/^Udžbenik ima \d+ cjelin[ue] i \d+ lekcij[aue]\.$/),
      isInTheWay: true,
    })
    for (const seen of ['', encodeURIComponent(below.sentence)])
      expect(
        await admin.asks('DELETE', `/literature/${_id}?version=${version}&seen=${seen}`),
      ).toEqual(refusedAnswer(409, below.sentence))
    expect((await textbook())._id).toBe(_id)
  })

  test('of another version than was seen is refused', async () => {
    const { _id, version } = await newBook()
    await admin.asks('PUT', `/literature/${_id}`, form({ name: 'Novija', version }))
    const path = `/literature/${_id}`
    expect((await admin.asks('DELETE', `${path}?version=${version}`)).status).toBe(409)
    expect(await admin.asks('DELETE', `${path}?version=${version + 1}`)).toEqual({
      status: 200,
      body: { success: true },
    })
    const missing = refusedAnswer(404, 'Literatura nije pronađena')
    expect(await admin.asks('GET', path)).toEqual(missing)
    expect(await admin.asks('DELETE', path)).toEqual(missing)
  })
})
