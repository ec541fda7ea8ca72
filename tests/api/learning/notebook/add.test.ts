import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { notebookItems } from '@/lib/learning/notebook/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { add, added, list, page, titles } from './notes'

const probe = await importFixtureLesson()

describe('POST /api/korisnik/add-to-notebook', () => {
  test('saves a page of the pupil’s own, as plain text', async () => {
    const family = await newFamily()
    const text = '<script>alert(1)</script>\n**2 < 3** & "da"'
    const note = await added(family, page(text.slice(0, 25), text))
    expect(note).toEqual({
      _id: expect.any(String),
      questionID: null,
      source: 'biljeznica',
      lessonID: null,
      page: { title: '<script>alert(1)</script>', content: text },
      color: 'yellow',
      createdAt: expect.any(String),
      lesson: null,
    })
    expect((await list(family)).items).toEqual([note])
  })

  test('saves a selection of a script with its lesson', async () => {
    const family = await newFamily()
    const lessonID = probe.lessonId
    const note = await added(family, { ...page('Zapamti', 'Citat'), source: 'skripta', lessonID })
    expect(note).toMatchObject({
      source: 'skripta',
      lessonID,
      lesson: {
        title: 'Probna lekcija',
        path: '/5-razred/probna-knjiga/probna-lekcija',
      },
    })
  })

  test('saves a question once, with its text as the title and its lesson', async () => {
    const family = await newFamily()
    const questionID = probe.questionId('kratko')
    const note = await added(family, { questionID, source: 'kwiz' })
    expect(note).toMatchObject({
      questionID,
      lessonID: probe.lessonId,
      page: { title: 'Koji je grad glavni grad Hrvatske?', content: '' },
    })
    const again = await added(family, { questionID, ...page('Drugo'), _id: uuidv7() })
    expect(again).toEqual(note)
    expect((await list(family)).pagination.total).toBe(1)
  })

  test('a note with an id from the browser is added once, even twenty times at once', async () => {
    const family = await newFamily()
    const _id = uuidv7()
    const notes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => added(family, { ...page(`Broj ${index}`), _id })),
    )
    expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(1)
    expect((await list(family)).pagination.total).toBe(1)
  })

  test('an id of another pupil’s note is refused without revealing it', async () => {
    const [owner, other] = [await newFamily(), await newFamily()]
    const { _id } = await added(owner, page('Tajna'))
    expect(await add(other, { ...page('Moje'), _id })).toEqual(
      refusedAnswer(409, 'Ova bilješka već postoji.'),
    )
    expect(await titles(other)).toEqual([])
    expect(await titles(owner)).toEqual(['Tajna'])
  })

  test('another pupil’s id in the body is a 404', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    const answer = await callForAnswer('POST', '/korisnik/add-to-notebook', {
      body: { korisnikId: other.child._id, notebookItem: page('Moje') },
      cookie: family.pupil.cookie,
    })
    expect(answer.status).toBe(404)
    expect(await titles(other)).toEqual([])
  })

  test('accepts a thousand items and not one more, even at once', async () => {
    const family = await newFamily()
    const pupilId = family.child._id
    await db().execute(sql`
      insert into notebook_items (id, pupil_id, source, title, content, color)
      select gen_random_uuid(), ${pupilId}, 'biljeznica', 'x', '', 'blue'
      from generate_series(1, 999)`)
    const sent = await Promise.all(['a', 'b', 'c'].map((title) => add(family, page(title))))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(sent.find(({ status }) => status === 409)?.body).toEqual({
      message: 'Bilježnica je puna: u nju stane 1000 bilješki. Ukloni neku pa dodaj novu.',
    })
    const mine = eq(notebookItems.pupilId, pupilId)
    expect(await db().select().from(notebookItems).where(mine)).toHaveLength(1_000)
  })

  test.each<[object, number]>([
    [{ source: 'kwiz' }, 400],
    [{ source: 'oblak', page: { title: 'a', content: '' } }, 400],
    [page(''), 400],
    [page('   '), 400],
    [page('a'.repeat(161)), 400],
    [page('a'.repeat(160)), 200],
    [page('a', 'b'.repeat(10_001)), 400],
    [page('a', 'b'.repeat(10_000)), 200],
    [{ ...page('a'), color: 'black' }, 400],
    [{ ...page('a'), color: 'pink' }, 200],
    [{ ...page('a'), lessonID: uuidv7() }, 404],
    [{ ...page('a'), questionID: uuidv7() }, 404],
    [{ ...page('a'), pupilId: uuidv7() }, 400],
    [{ ...page('a'), createdAt: '2020-01-01T00:00:00Z' }, 400],
  ])('item %# has its status', async (item, status) => {
    const family = await newFamily()
    expect((await add(family, item)).status).toBe(status)
    expect(await titles(family)).toHaveLength(status === 200 ? 1 : 0)
  })
})
