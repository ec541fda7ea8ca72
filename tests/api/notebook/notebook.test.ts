import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { grades } from '@/lib/content/tables'
import { db } from '@/lib/db/client'
import type { Note } from '@/lib/notebook/model'
import { notebookItems, removedNotes } from '@/lib/notebook/tables'
import type { Pupil } from '@/lib/users/model'
import { answerTo, ask } from '../call'
import { newFamily, type Family } from '../people'
import { importProbeLesson } from '../probe-lesson'
import { add, added, list, page, remove, titles } from './notes'

let probe: Awaited<ReturnType<typeof importProbeLesson>>
beforeAll(async () => {
  probe = await importProbeLesson()
})

describe('GET /api/korisnik/biljeznica', () => {
  test('shows the pupil’s own, the newest first, twenty at a time', async () => {
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
      const answer = await answerTo('GET', `/korisnik/biljeznica?${search}`, { headers })
      expect(answer.status).toBe(400)
    },
  )
})

describe('PUT /api/korisnik/biljeznica/{id}', () => {
  const edit = ({ pupil }: Family, id: string, body: object) =>
    answerTo('PUT', `/korisnik/biljeznica/${id}`, { body, headers: { cookie: pupil.cookie } })
  const change = { title: 'Novi naslov', content: '<b>novo</b>', color: 'violet' }

  test('changes title, text and colour, and nothing else', async () => {
    const family = await newFamily()
    const note = await added(family, page('Staro'))
    const { title, content, color } = change
    const changed = { ...note, page: { title, content }, color }
    expect(await edit(family, note._id, change)).toEqual({ status: 200, body: changed })
    expect((await list(family)).items).toEqual([changed])
  })

  test('another pupil’s note is a 404 and stays as it is', async () => {
    const [owner, other] = [await newFamily(), await newFamily()]
    const note = await added(owner, page('Moje'))
    const unknown = { status: 404, body: { message: 'Bilješka nije pronađena' } }
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

/** A note as the screen sends it when its removal is taken back (components/notebook/use-notebook). */
const asSent = ({ _id, source, page: kept, color, questionID, lessonID }: Note) => ({
  ...{ _id, source, page: kept, color },
  ...(questionID && { questionID }),
  ...(lessonID && { lessonID }),
})

async function putBack(family: Family, note: Note): Promise<void> {
  await remove(family, { pageIdentifier: note._id })
  await added(family, asSent(note))
}

describe('POST /api/korisnik/remove-from-notebook', () => {
  test('removes by the page’s id or by the question’s', async () => {
    const family = await newFamily()
    const note = await added(family, page('Stranica'))
    const questionId = probe.questionId('broj')
    await added(family, { questionID: questionId, source: 'test' })
    const done = { status: 200, body: { success: true } }
    expect(await remove(family, { pageIdentifier: note._id })).toEqual(done)
    expect(await remove(family, { questionId })).toEqual(done)
    expect(await titles(family)).toEqual([])
  })

  test('another pupil’s note is a 404 and stays', async () => {
    const [owner, other] = [await newFamily(), await newFamily()]
    const note = await added(owner, page('Moje'))
    const questionId = probe.questionId('broj')
    await added(owner, { questionID: questionId, source: 'kwiz' })
    const unknown = { status: 404, body: { message: 'Bilješka nije pronađena' } }
    expect(await remove(other, { pageIdentifier: note._id })).toEqual(unknown)
    expect(await remove(other, { questionId })).toEqual(unknown)
    expect(await titles(owner)).toHaveLength(2)
  })

  test('needs one of the two', async () => {
    const family = await newFamily()
    const { _id } = await added(family, page('Moje'))
    const refused = {
      status: 400,
      body: {
        message: 'Uneseni podaci nisu ispravni.',
        fields: { pageIdentifier: ['Navedi pitanje ili stranicu, jedno od toga.'] },
      },
    }
    expect(await remove(family, {})).toEqual(refused)
    expect(await remove(family, { pageIdentifier: _id, questionId: uuidv7() })).toEqual(refused)
    expect(await titles(family)).toEqual(['Moje'])
  })

  test('what is removed can be put back as it was', async () => {
    const family = await newFamily()
    const { _id, page: kept, color } = await added(family, { ...page('Moje', 'A'), color: 'pink' })
    await remove(family, { pageIdentifier: _id })
    const back = await added(family, { _id, source: 'biljeznica', page: kept, color })
    expect(back).toMatchObject({ _id, page: kept, color: 'pink' })
  })

  test('a removal that is taken back leaves the note where it was, with its date', async () => {
    const family = await newFamily()
    const questionID = probe.questionId('kratko')
    const asked = await added(family, { questionID, source: 'kwiz' })
    await added(family, page('Novije'))
    const before = await list(family)
    await putBack(family, asked)
    expect(await list(family)).toEqual(before)
    // Once more: nothing is left of the first time.
    await putBack(family, asked)
    expect(await list(family)).toEqual(before)
    expect(await db().$count(removedNotes, eq(removedNotes.pupilId, family.child._id))).toBe(0)
  })

  test('a note comes back though its lesson can’t be seen any more', async () => {
    const family = await newFamily()
    const { lessonId: lessonID } = probe
    const note = await added(family, { ...page('Citat'), source: 'skripta', lessonID })
    const ofGrade = eq(grades.slug, '5-razred')
    await remove(family, { pageIdentifier: note._id })
    await db().update(grades).set({ isActive: false }).where(ofGrade)
    const { status } = await add(family, asSent(note))
    await db().update(grades).set({ isActive: true }).where(ofGrade)
    expect(status).toBe(200)
    expect((await list(family)).items).toEqual([note])
  })

  test('what another pupil removed under the same id tells nothing', async () => {
    const [owner, other] = [await newFamily(), await newFamily()]
    const note = await added(owner, { ...page('Moje'), lessonID: probe.lessonId })
    await db()
      .update(notebookItems)
      .set({ createdAt: new Date('2026-01-05T10:00:00Z') })
      .where(eq(notebookItems.id, note._id))
    await remove(owner, { pageIdentifier: note._id })
    const theirs = await added(other, { ...page('Tuđe'), _id: note._id })
    expect(theirs.lessonID).toBeNull()
    expect(theirs.createdAt > '2026-02').toBe(true)
    await remove(other, { pageIdentifier: note._id })
    expect(await added(owner, asSent(note))).toMatchObject({
      createdAt: '2026-01-05T10:00:00.000Z',
    })
  })

  test('of a thousand removals the oldest are forgotten', async () => {
    const family = await newFamily()
    const pupilId = family.child._id
    await db().execute(sql`
      insert into removed_notes (pupil_id, note_id, created_at, removed_at)
      select ${pupilId}, gen_random_uuid(), now(), now() - make_interval(secs => n)
      from generate_series(1, 1000) n`)
    const { _id } = await added(family, page('Zadnja'))
    await remove(family, { pageIdentifier: _id })
    const mine = eq(removedNotes.pupilId, pupilId)
    expect(await db().$count(removedNotes, mine)).toBe(1_000)
    expect(await db().$count(removedNotes, and(mine, eq(removedNotes.noteId, _id)))).toBe(1)
  })
})

describe('POST /api/korisnik/update-notebook-color', () => {
  const paint = ({ pupil, child }: Family, notebookColor: string) =>
    answerTo('POST', '/korisnik/update-notebook-color', {
      body: { korisnikId: child._id, notebookColor },
      headers: { cookie: pupil.cookie },
    })
  const colorOf = async ({ pupil, child }: Family) => {
    const sent = { body: { sub: child._id }, headers: { cookie: pupil.cookie } }
    const { user } = await ask<{ user: Pupil }>('POST', '/korisnik/me', sent)
    return user.notebookColor
  }

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

test('a note stays when its question and lesson go', async () => {
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
