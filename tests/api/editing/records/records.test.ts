import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { collectAnnouncedTags } from '../../support/announced'
import { INITIAL_STATE_ENTRY_ID } from '@/lib/editing/records/contract'
import { newAdmin } from '../../support/admins'
import { newEditors, type Book } from './books'

const { ana, iva, subjects, subject, form, newBook, rename, erase } = await newEditors()

const binned = async (title: string) => {
  const { body } = await ana.asks('GET', `/admin/kos?search=${encodeURIComponent(title)}`)
  return (body as { items: { _id: string; title: string; noun: string }[] }).items
}

const draft = { title: 'Nova knjiga', values: { name: 'Nacrt' }, base: { name: 'Staro' } }
const draftOf = ({ _id }: Book) => `/admin/nacrti/literature/${_id}`

describe('PUT /api/admin/nacrti/{table}/{id}', () => {
  test('a draft is its editor’s own: others learn of it, and nothing is published', async () => {
    const book = await newBook()
    const { status, body } = await ana.asks('PUT', draftOf(book), draft)
    expect(status).toBe(200)
    const own = {
      values: draft.values,
      base: draft.base,
      updatedAt: (body as object & { updatedAt: string }).updatedAt,
    }
    expect(await ana.asks('GET', draftOf(book))).toMatchObject({ body: { own, others: [] } })
    expect(await iva.asks('GET', draftOf(book))).toMatchObject({
      body: { own: null, others: [{ adminEmail: ana.email }] },
    })
    const { body: stored } = await iva.asks('GET', `/literature/${book._id}`)
    expect(stored).toMatchObject({ name: book.name, version: book.version })
    const listed = async (by = ana) => (await by.asks('GET', '/admin/nacrti?table=literature')).body
    expect(await listed()).toContainEqual({
      table: 'literature',
      recordId: book._id,
      title: 'Nova knjiga',
      isNew: false,
      updatedAt: own.updatedAt,
      href: `/admin/literatura?record=${book._id}`,
      noun: 'Udžbenik',
    })
    expect(await listed(iva)).toEqual([])
  })

  test('is hidden while its record is in the bin', async () => {
    const book = await newBook({ name: 'Knjiga s nacrtom' })
    await ana.asks('PUT', draftOf(book), draft)
    const isListed = async () => {
      const { body } = await ana.asks('GET', '/admin/nacrti')
      return (body as { recordId: string }[]).some(({ recordId }) => recordId === book._id)
    }
    expect(await isListed()).toBe(true)
    await erase(book)
    expect(await isListed()).toBe(false)
    const [entry] = await binned('knjiga s nacrtom')
    await ana.asks('POST', `/admin/kos/${entry?._id}`, {})
    expect(await isListed()).toBe(true)
  })
})

describe('GET /api/admin/nacrti/{table}/{id}', () => {
  test('ends when its editor saves, not when another does', async () => {
    const book = await newBook()
    await ana.asks('PUT', draftOf(book), draft)
    const next = await rename(book, 'Ivina', iva)
    expect(await ana.asks('GET', draftOf(book))).toMatchObject({
      body: { own: { values: draft.values } },
    })
    await rename(next, 'Anina')
    expect(await ana.asks('GET', draftOf(book))).toMatchObject({ body: { own: null } })
  })
})

describe('DELETE /api/admin/nacrti/{table}/{id}', () => {
  test('discards it; a draft has a size limit', async () => {
    const book = await newBook()
    await ana.asks('PUT', draftOf(book), draft)
    expect(await ana.asks('DELETE', draftOf(book))).toMatchObject({ status: 200 })
    expect(await ana.asks('GET', draftOf(book))).toMatchObject({ body: { own: null } })
    const large = { ...draft, values: { name: 'x'.repeat(400_000) } }
    expect((await ana.asks('PUT', draftOf(book), large)).status).toBe(413)
    expect((await ana.asks('PUT', `/admin/nacrti/accounts/${book._id}`, draft)).status).toBe(404)
    expect((await ana.asks('PUT', `/admin/nacrti/constructor/${book._id}`, draft)).status).toBe(404)
  })
})

describe('GET /api/admin/nacrti', () => {
  test('above 200 the oldest are deleted', async () => {
    const many = await newAdmin()
    await db()
      .execute(sql`insert into record_drafts (admin_id, record_table, record_id, title, values, updated_at)
      select ${many.id}, 'literature', gen_random_uuid(), 'N', '{}', now() - n * interval '1 hour'
      from generate_series(1, 205) n`)
    await many.asks('PUT', draftOf(await newBook()), draft)
    const { body } = await many.asks('GET', '/admin/nacrti')
    expect(body).toHaveLength(200)
    expect((body as { title: string }[])[0]?.title).toBe('Nova knjiga')
  })
})

describe('GET /api/admin/povijest/{table}/{id}', () => {
  test('lists who changed what, and the former values', async () => {
    const first = await newBook({ name: 'Prva', slug: 'prva-knjiga' })
    const second = await rename(first, 'Druga', iva)
    await ana.asks('PUT', `/literature/${first._id}`, {
      ...form({ name: 'Treća', description: 'Nov opis.', version: second.version }),
    })
    const { body } = await ana.asks('GET', `/admin/povijest/literature/${first._id}`)
    const entries = body as { _id: string; fields: string[]; adminEmail: string; action: string }[]
    expect(entries).toMatchObject([
      { action: 'record-update', adminEmail: ana.email, fields: ['name', 'description'] },
      { action: 'record-update', adminEmail: iva.email, fields: ['name'] },
      { action: 'record-create', adminEmail: ana.email, fields: [] },
    ])
    const then = async (index: number) =>
      (await ana.asks('GET', `/admin/povijest/literature/${first._id}/${entries[index]?._id}`)).body
    const begun = await ana.asks(
      'GET',
      `/admin/povijest/literature/${first._id}/${INITIAL_STATE_ENTRY_ID}`,
    )
    expect(begun.body).toEqual({ name: 'Prva', description: 'Za probu.' })
    expect(await then(0)).toEqual({})
    expect(await then(1)).toEqual({ name: 'Druga', description: 'Za probu.' })
    expect(await then(2)).toEqual({ name: 'Prva', description: 'Za probu.' })
  })
})

describe('GET /api/admin/povijest/{table}/{id}/{entry}', () => {
  test('uses the field names of the API', async () => {
    const book = await newBook()
    const other = subjects[1]?._id ?? ''
    await ana.asks(
      'PUT',
      `/literature/${book._id}`,
      form({ subject: other, version: book.version }),
    )
    const { body } = await ana.asks('GET', `/admin/povijest/literature/${book._id}`)
    const [moved, made] = body as { _id: string; fields: string[] }[]
    expect(moved?.fields).toContain('subject')
    expect(
      await ana.asks('GET', `/admin/povijest/literature/${book._id}/${made?._id}`),
    ).toMatchObject({ body: { subject } })
  })
})

describe('POST /api/admin/kos/{id}', () => {
  test('a deleted record is restored completely, once, under its id', async () => {
    const book = await newBook({ name: 'Bačena knjiga' })
    expect((await erase(book)).status).toBe(200)
    const [entry] = await binned('bačena')
    expect(entry).toMatchObject({ title: 'Bačena knjiga', noun: 'Udžbenik' })
    const restore = () => iva.asks('POST', `/admin/kos/${entry?._id}`, {})
    const announced = await collectAnnouncedTags(async () => {
      const answers = await Promise.all([restore(), restore(), restore()])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
      expect(answers.find(({ status }) => status === 200)?.body).toEqual({
        href: `/admin/literatura?record=${book._id}`,
      })
    })
    expect(announced).toContain(`book:${book.slug}`)
    expect((await ana.asks('GET', `/literature/${book._id}`)).body).toMatchObject({
      name: 'Bačena knjiga',
      slug: book.slug,
      subject,
      // Tabs opened before the deletion notice the new version.
      version: book.version + 1,
    })
    expect(await binned('bačena')).toEqual([])
  })

  test('is restored with the next free address when another record used its own', async () => {
    const book = await newBook({ name: 'Ista adresa', slug: 'ista-adresa' })
    await erase(book)
    const other = await newBook({ name: 'Nova', slug: 'ista-adresa' })
    const href = `/admin/literatura?record=${book._id}`
    const restore = async () => {
      const [entry] = await binned('ista adresa')
      return ana.asks('POST', `/admin/kos/${entry?._id}`, {})
    }
    expect(await restore()).toEqual({ status: 200, body: { href, slug: 'ista-adresa-2' } })
    const there = (await ana.asks('GET', `/literature/${book._id}`)).body as typeof book
    expect(there.slug).toBe('ista-adresa-2')
    expect((await ana.asks('GET', `/literature/${other._id}`)).body).toMatchObject({
      slug: 'ista-adresa',
    })
    // After renaming, the other record keeps its redirects.
    await erase(there)
    await db().execute(sql`update literature set slug = 'ista-adresa-2' where id = ${other._id}`)
    await db().execute(sql`update literature set slug = 'posve-nova' where id = ${other._id}`)
    expect(await restore()).toEqual({ status: 200, body: { href, slug: 'ista-adresa-2-2' } })
  })
})

describe('GET /api/admin/kos', () => {
  test('after 30 days it is permanently deleted', async () => {
    const book = await newBook({ name: 'Davno bačena' })
    await erase(book)
    const [entry] = await binned('davno')
    await db().transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger keep_audit_log`)
      await tx.execute(
        sql`update audit_log set created_at = now() - interval '31 days' where id = ${entry?._id}`,
      )
      await tx.execute(sql`alter table audit_log enable trigger keep_audit_log`)
    })
    expect(await binned('davno')).toEqual([])
    expect((await ana.asks('POST', `/admin/kos/${entry?._id}`, {})).status).toBe(404)
  })
})
