import { like, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type { PupilOverview } from '@/lib/across/profile/model'
import { bookmarks } from '@/lib/learning/notebook/tables'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { fetchMe } from '../../support/account-calls'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const lessonId = (await importFixtureLesson()).lessonId

const mark = ({ pupil }: Family, body: object, id = lessonId) =>
  callForAnswer('POST', `/lessons/${id}/oznaka`, { body, cookie: pupil.cookie })
const marksOf = async ({ pupil }: Family) => (await fetchMe(pupil)).lessonBookmarks

describe('POST /api/lessons/{id}/oznaka', () => {
  test('adds a bookmark once, even with concurrent calls, and removes it', async () => {
    const family = await newFamily()
    const sent = Array.from({ length: 10 }, () => mark(family, { isMarked: true }))
    for (const answer of await Promise.all(sent)) {
      expect(answer).toEqual({ status: 200, body: { isMarked: true } })
    }
    const [first, ...more] = await marksOf(family)
    expect(first).toEqual({ lessonID: lessonId, bookmarkedAt: expect.any(String) })
    expect(more).toEqual([])
    await mark(family, { isMarked: true })
    expect(await marksOf(family)).toEqual([first])
    const off = { status: 200, body: { isMarked: false } }
    expect(await mark(family, { isMarked: false })).toEqual(off)
    expect(await mark(family, { isMarked: false })).toEqual(off)
    expect(await marksOf(family)).toEqual([])
  })

  test('changes only the caller’s bookmarks', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    await mark(family, { isMarked: true })
    await mark(other, { isMarked: false })
    expect(await marksOf(family)).toHaveLength(1)
    expect(await marksOf(other)).toEqual([])
  })

  test('accepts five hundred bookmarks and not one more, even at once', async () => {
    const family = await newFamily()
    await db().execute(sql`
      insert into lessons
        (id, slug, title, summary, script, search_title, search_text, unit_id, position)
      select gen_random_uuid(), 'mnoga-' || n, 'Mnoga', summary, script, search_title,
        search_text, unit_id, 1000 + n
      from lessons, generate_series(1, 500) n where id = ${lessonId}
      on conflict do nothing`)
    const many = await db().select().from(lessons).where(like(lessons.slug, 'mnoga-%'))
    const [one, two, three, ...rest] = many.map(({ id }) => id)
    const at = new Date()
    await db()
      .insert(bookmarks)
      .values(rest.map((id) => ({ pupilId: family.child._id, lessonId: id, at })))
    const sent = [lessonId, one, two, three].map((id) => mark(family, { isMarked: true }, id))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409])
    expect(await marksOf(family)).toHaveLength(500)
    const refused = [lessonId, one, two, three][statuses.indexOf(409)]
    expect(await mark(family, { isMarked: true }, refused)).toEqual(
      refusedAnswer(409, 'Označeno je već 500 lekcija. Skini koju oznaku pa dodaj novu.'),
    )
    expect((await mark(family, { isMarked: true }, rest[0])).status).toBe(200)
    await mark(family, { isMarked: false }, rest[0])
    expect((await mark(family, { isMarked: true }, refused)).status).toBe(200)
  })

  test.each(['nije-id', uuidv7()])('of the lesson „%s” is a 404', async (id) => {
    const family = await newFamily()
    expect(await mark(family, { isMarked: true }, id)).toEqual(
      refusedAnswer(404, 'Lekcija nije pronađena'),
    )
  })

  test.each([{}, { isMarked: 'da' }, { isMarked: true, korisnikId: uuidv7() }])(
    'the body %j is refused',
    async (body) => {
      const family = await newFamily()
      expect((await mark(family, body)).status).toBe(400)
      expect(await marksOf(family)).toEqual([])
    },
  )
})

test('bookmarked lessons are listed with their addresses, newest bookmark first', async () => {
  const family = await newFamily()
  const [other] = await callForBody<{ _id: string }[]>('POST', '/lessons/search', {
    body: { query: 'trokut' },
  })
  await mark(family, { isMarked: true })
  await mark(family, { isMarked: true }, other?._id)
  const { cookie } = family.pupil
  const profile = await callForBody<PupilOverview>('GET', '/korisnik/profil', { cookie })
  const [newest, oldest] = profile.marked
  expect(newest?.lessonId).toBe(other?._id)
  expect(oldest).toEqual({
    lessonId,
    title: 'Probna lekcija',
    area: 'matematika',
    path: '/5-razred/probna-knjiga/probna-lekcija',
  })
})
