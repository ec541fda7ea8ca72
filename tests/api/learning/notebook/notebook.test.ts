import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { notebookItems } from '@/lib/learning/notebook/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { fetchMe } from '../../support/account-calls'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { added, list, page, titles } from './notes'

const probe = await importFixtureLesson()

describe('GET /api/korisnik/biljeznica', () => {
  test('shows the pupil’s own notes, newest first, twenty at a time', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    await added(other, page('Tuđe'))
    for (let index = 1; index <= 21; index += 1) await added(family, page(`Broj ${index}`))
    const first = await list(family)
    expect(first.items).toHaveLength(20)
    expect(first.items[0]?.page.title).toBe('Broj 21')
    expect(first.pagination).toEqual({ total: 21, pages: 2 })
    expect(await titles(family, '?page=2')).toEqual(['Broj 1'])
    expect(await titles(family, '?page=3')).toEqual([])
  })

  test.each([
    ['žaba', ['Žaba skače']],
    ['ZABA', ['Žaba skače']],
    ['đač', ['Đački dom']],
    ['sadrzaj', ['Sto posto']],
    ['100%', ['Sto posto']],
    ['%', ['Sto posto']],
    ['_', []],
    ['\\', []],
    ['nema toga', []],
  ])('the search for „%s” finds %j', async (query, found) => {
    const family = await newFamily()
    await added(family, page('Žaba skače'))
    await added(family, page('Đački dom'))
    await added(family, page('Sto posto', 'Sadržaj: 100% tako'))
    expect(await titles(family, `?query=${encodeURIComponent(query)}`)).toEqual(found)
  })

  test.each(['page=0', 'page=a', 'page=1001', `query=${'a'.repeat(201)}`])(
    '%s is refused',
    async (search) => {
      const { pupil } = await newFamily()
      const headers = { cookie: pupil.cookie }
      const answer = await callForAnswer('GET', `/korisnik/biljeznica?${search}`, { headers })
      expect(answer.status).toBe(400)
    },
  )
})

describe('PUT /api/korisnik/biljeznica/{id}', () => {
  const edit = ({ pupil }: Family, id: string, body: object) =>
    callForAnswer('PUT', `/korisnik/biljeznica/${id}`, { body, cookie: pupil.cookie })
  const change = { title: 'Novi naslov', content: '<b>novo</b>', color: 'violet' }

  test('changes title, text and colour, and nothing else', async () => {
    const family = await newFamily()
    const note = await added(family, page('Staro'))
    const { title, content, color } = change
    const changed = { ...note, page: { title, content }, color }
    expect(await edit(family, note._id, change)).toEqual({ status: 200, body: changed })
    expect((await list(family)).items).toEqual([changed])
  })

  test('another pupil’s note is a 404 and stays unchanged', async () => {
    const [owner, other] = [await newFamily(), await newFamily()]
    const note = await added(owner, page('Moje'))
    const unknown = refusedAnswer(404, 'Bilješka nije pronađena')
    for (const id of [note._id, uuidv7(), 'nije-id']) {
      expect(await edit(other, id, change)).toEqual(unknown)
    }
    expect((await list(owner)).items).toEqual([note])
  })

  test.each([
    { title: '' },
    { color: 'black' },
    { content: 'a'.repeat(10_001) },
    { source: 'test' },
  ])('part %# is refused', async (part) => {
    const family = await newFamily()
    const note = await added(family, page('Moje'))
    expect((await edit(family, note._id, { ...change, ...part })).status).toBe(400)
    expect((await list(family)).items).toEqual([note])
  })
})

describe('POST /api/korisnik/update-notebook-color', () => {
  const paint = ({ pupil, child }: Family, notebookColor: string) =>
    callForAnswer('POST', '/korisnik/update-notebook-color', {
      body: { korisnikId: child._id, notebookColor },
      cookie: pupil.cookie,
    })
  const colorOf = async ({ pupil }: Family) => (await fetchMe(pupil)).notebookColor

  test('is the colour of the notebook and of new notes', async () => {
    const family = await newFamily()
    const old = await added(family, page('Prije'))
    expect(await paint(family, 'green')).toEqual({ status: 200, body: { success: true } })
    expect(await colorOf(family)).toBe('green')
    expect((await added(family, page('Poslije'))).color).toBe('green')
    expect((await list(family)).items[1]).toEqual(old)
  })

  test('another colour is refused', async () => {
    const family = await newFamily()
    expect((await paint(family, '#ff0000')).status).toBe(400)
    expect(await colorOf(family)).toBeNull()
  })
})

test('a note stays when its question and lesson are deleted', async () => {
  const family = await newFamily()
  const note = await added(family, { questionID: probe.questionId('tvrdnja'), source: 'kwiz' })
  const rollback = db().transaction(async (tx) => {
    await tx.execute(sql`delete from questions where id = ${note.questionID}`)
    const [row] = await tx.select().from(notebookItems).where(eq(notebookItems.id, note._id))
    expect(row).toMatchObject({ questionId: null, title: note.page.title })
    throw new Error('seen')
  })
  await expect(rollback).rejects.toThrow('seen')
})
