import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { accounts } from '@/lib/platform/auth/tables'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { addNote, removeNote } from '@/lib/learning/notebook/commands'
import { newNoteSchema, type Note } from '@/lib/learning/notebook/model'
import { notebookItems, removedNotes } from '@/lib/learning/notebook/tables'
import { invalidAnswer, refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { add, added, list, page, remove, titles } from './notes'

const probe = await importFixtureLesson()

/** A note as the page sends it to undo a removal (components/learning/notebook/use-notebook). */
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
    const unknown = refusedAnswer(404, 'Bilješka nije pronađena')
    expect(await remove(other, { pageIdentifier: note._id })).toEqual(unknown)
    expect(await remove(other, { questionId })).toEqual(unknown)
    expect(await titles(owner)).toHaveLength(2)
  })

  test('needs one of the two', async () => {
    const family = await newFamily()
    const { _id } = await added(family, page('Moje'))
    const refused = invalidAnswer({
      pageIdentifier: ['Navedi pitanje ili stranicu, jedno od toga.'],
    })
    expect(await remove(family, {})).toEqual(refused)
    expect(await remove(family, { pageIdentifier: _id, questionId: uuidv7() })).toEqual(refused)
    expect(await titles(family)).toEqual(['Moje'])
  })

  test('undoing a removal', async () => {
    const family = await newFamily()
    const { _id, page: kept, color } = await added(family, { ...page('Moje', 'A'), color: 'pink' })
    await remove(family, { pageIdentifier: _id })
    const back = await added(family, { _id, source: 'biljeznica', page: kept, color })
    expect(back).toMatchObject({ _id, page: kept, color: 'pink' })
  })

  test('restores the note in its old place, with its date', async () => {
    const family = await newFamily()
    const questionID = probe.questionId('kratko')
    const asked = await added(family, { questionID, source: 'kwiz' })
    await added(family, page('Novije'))
    const before = await list(family)
    await putBack(family, asked)
    expect(await list(family)).toEqual(before)
    // Removed and restored a second time, to see that nothing is left of the first.
    await putBack(family, asked)
    expect(await list(family)).toEqual(before)
    expect(await db().$count(removedNotes, eq(removedNotes.pupilId, family.child._id))).toBe(0)
  })

  test('restores a note even if its lesson is hidden now', async () => {
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

  test('reveals nothing about another pupil’s removal with this id', async () => {
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

  test('is forgotten for the oldest of a thousand removals', async () => {
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

  test('is forgotten after a day: a note saved again is new', async () => {
    const { child } = await newFamily()
    const note = newNoteSchema.parse({ ...page('Svemir'), _id: uuidv7() })
    const at = (time: string) => new Date(`2026-03-${time}:00Z`)
    await addNote(child._id, note, at('10T10:00'))
    await removeNote(child._id, { pageIdentifier: note._id }, at('11T10:00'))
    expect((await addNote(child._id, note, at('12T09:59'))).createdAt).toBe(
      at('10T10:00').toISOString(),
    )
    await removeNote(child._id, { pageIdentifier: note._id }, at('12T10:00'))
    expect((await addNote(child._id, note, at('13T10:00'))).createdAt).toBe(
      at('13T10:00').toISOString(),
    )
    // The older removal is deleted too.
    const other = await addNote(child._id, newNoteSchema.parse(page('Drugo')), at('13T10:00'))
    await removeNote(child._id, { pageIdentifier: note._id }, at('13T11:00'))
    await removeNote(child._id, { pageIdentifier: other._id }, at('14T12:00'))
    const mine = eq(removedNotes.pupilId, child._id)
    const kept = await db().select({ noteId: removedNotes.noteId }).from(removedNotes).where(mine)
    expect(kept).toEqual([{ noteId: other._id }])
  })

  test('does not deadlock with an erasure', async () => {
    for (let round = 0; round < 8; round += 1) {
      const family = await newFamily()
      const notes = await Promise.all(['a', 'b', 'c', 'd'].map((one) => added(family, page(one))))
      const removals = notes.map(({ _id }) => remove(family, { pageIdentifier: _id }))
      const erasure = db().delete(accounts).where(eq(accounts.id, family.child._id))
      const [, ...statuses] = await Promise.all([
        erasure,
        ...removals.map(async (one) => (await one).status),
      ])
      for (const status of statuses) expect([200, 401, 404]).toContain(status)
    }
  })
})
