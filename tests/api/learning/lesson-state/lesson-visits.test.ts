import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { lastLessonByPupil, listRecentLessons } from '@/lib/learning/lesson-state/visits'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { deleteChild, loginAsChild } from '../../support/account-calls'
import {
  confirmPassword,
  newChild,
  newFamily,
  newParent,
  readPerson,
  type Person,
} from '../../support/people'
import { familyDataOf } from '../../across/family-data/family-data'

let lessons: { id: string; title: string }[] = []

beforeAll(async () => {
  const { rows } = await db().execute<{ id: string; title: string }>(
    sql`select id, title from lessons order by slug limit 4`,
  )
  lessons = rows
})

const lesson = (index: number) => lessons[index] ?? { id: '', title: '' }

const visit = (person: Person | undefined, id: string, body: unknown = { element: 'skripta' }) =>
  callForAnswer('POST', `/lessons/${id}/posjet`, {
    body,
    ...(person && { cookie: person.cookie }),
  })

const DONE = { status: 200, body: { success: true } }
const visitsOf = async (pupilId: string) => {
  const { rows } = await db().execute(
    sql`select lesson_id, element from lesson_visits where pupil_id = ${pupilId} order by at`,
  )
  return rows
}
const all = async () => (await db().execute(sql`select count(*)::int as n from lesson_visits`)).rows

describe('POST /api/lessons/{id}/posjet', () => {
  test('saves the last element of each lesson, the newest lesson first', async () => {
    const { pupil } = await newFamily()
    expect(await visit(pupil, lesson(0).id, { element: 'lekcija' })).toEqual(DONE)
    expect(await visit(pupil, lesson(1).id)).toEqual(DONE)
    expect(await visit(pupil, lesson(0).id, { element: 'kwiz' })).toEqual(DONE)
    expect(await visitsOf(pupil.user._id)).toEqual([
      { lesson_id: lesson(1).id, element: 'skripta' },
      { lesson_id: lesson(0).id, element: 'kwiz' },
    ])
    const recent = await listRecentLessons(pupil.user._id, 3)
    expect(recent.map(({ title, element }) => [title, element])).toEqual([
      [lesson(0).title, 'kwiz'],
      [lesson(1).title, 'skripta'],
    ])
    expect(recent[0]?.path).toMatch(/^\/\d-razred\/[\w-]+\/[\w-]+\/kwiz$/)
    expect(Date.now() - Date.parse(recent[0]?.at ?? '')).toBeLessThan(60_000)
  })

  test('a profile opened by the parent is recorded as well', async () => {
    const { parent, child } = await newFamily()
    const viaParent = await readPerson(await loginAsChild(parent, child))
    expect(await visit(viaParent, lesson(0).id)).toEqual(DONE)
    expect(await visitsOf(child._id)).toHaveLength(1)
  })

  test.each(['parent', 'admin', 'guest', 'forger'] as const)(
    'refuses a %s, and saves nothing',
    async (who) => {
      const before = await all()
      const parent = await newParent()
      const caller = {
        parent,
        admin: {
          ...parent,
          cookie: parent.cookie.replace('iskra_user_token', 'iskra_admin_token'),
        },
        guest: undefined,
        forger: { ...parent, cookie: parent.cookie.replace(/iskra_user_token=[^;]+/, '$&x') },
      }[who]
      const { status, body } = await visit(caller, lesson(0).id)
      expect({ status, body }).toEqual(
        who === 'parent'
          ? refusedAnswer(403, 'Za ovo nema dopuštenja.')
          : refusedAnswer(401, 'Neispravan korisnički token'),
      )
      expect(await all()).toEqual(before)
    },
  )

  test.each([
    ['of no lesson', () => uuidv7()],
    ['that is no id', () => 'pitagorin-poucak'],
  ])('an id %s is answered with 404', async (_, id) => {
    const { pupil } = await newFamily()
    const answer = await visit(pupil, id())
    expect(answer).toEqual(refusedAnswer(404, 'Lekcija nije pronađena'))
    expect(await visitsOf(pupil.user._id)).toEqual([])
  })

  test.each([[{}], [{ element: 'ispit' }], [{ element: 'kwiz', korisnikId: uuidv7() }]])(
    'the body %o is refused',
    async (body) => {
      const { pupil } = await newFamily()
      expect((await visit(pupil, lesson(0).id, body)).status).toBe(400)
      expect(await visitsOf(pupil.user._id)).toEqual([])
    },
  )

  test('a lesson of an inactive grade is not listed anywhere', async () => {
    const { pupil } = await newFamily()
    expect(await visit(pupil, lesson(3).id)).toEqual(DONE)
    const grade = sql`(select s.grade_id from subjects s join literature b on b.subject_id = s.id
      join units u on u.literature_id = b.id join lessons l on l.unit_id = u.id where l.id = ${lesson(3).id})`
    await db().execute(sql`update grades set is_active = false where id = ${grade}`)
    try {
      expect(await listRecentLessons(pupil.user._id, 3)).toEqual([])
      expect((await visit(pupil, lesson(3).id)).status).toBe(404)
    } finally {
      await db().execute(sql`update grades set is_active = true`)
    }
  })
})

test('a parent sees the last lesson of each own child only', async () => {
  const { parent, child, pupil } = await newFamily()
  const idle = await newChild(parent)
  const other = await newFamily()
  await visit(pupil, lesson(0).id)
  await visit(pupil, lesson(1).id)
  await visit(other.pupil, lesson(2).id)
  const last = await lastLessonByPupil([child._id, idle._id])
  expect(Object.keys(last)).toEqual([child._id])
  expect(last[child._id]?.title).toBe(lesson(1).title)
})

test('the family’s data include the visits, and deleting a child deletes them', async () => {
  const { parent, child, pupil } = await newFamily()
  await visit(pupil, lesson(0).id)
  const visits = async () => (await familyDataOf(parent.user._id))['Otvorene lekcije']
  expect(await visits()).toMatchObject([
    { učenik: child._id, lekcija: lesson(0).title, dio: 'skripta' },
  ])
  await confirmPassword(parent)
  await deleteChild(parent, child)
  expect(await visits()).toEqual([])
  expect(await visitsOf(child._id)).toEqual([])
})
