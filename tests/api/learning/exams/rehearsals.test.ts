import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { BOOK_MAP_ROWS } from '@/lib/content/curriculum/limits'
import type { PupilOverview } from '@/lib/across/profile/model'
import { tests } from '@/lib/learning/exams/tables'
import { contentPageExistenceChecks } from '@/lib/content/curriculum/page-lookups'
import { wrongAnswer } from '../../../e2e/support/answers'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, setSubscription, type Family } from '../../support/people'
import {
  bodyOf,
  lessonWith,
  mixedOverview,
  resultOf,
  review,
  startMixed,
  testRows,
  tryStartMixed,
} from './desk'

type Lesson = { id: string; unit: string }

/** A demo textbook with rehearsals: its lessons with questions, of its units with mixed tests. */
let book: { id: string; name: string; path: string }
let lessons: Lesson[]
let unitOf: Map<string, string>

beforeAll(async () => {
  const { rows } = await db().execute<typeof book & Lesson & { lesson: string }>(sql`
    with sized as (
      select u.id, u.literature_id, u.position from units u join lessons l on l.unit_id = u.id
      where exists (select from questions q where q.lesson_id = l.id)
      group by u.id, u.literature_id, u.position having count(*) >= 3
    )
    select b.id, b.name, '/' || g.slug || '/' || b.slug as path, l.id as lesson, u.id as unit
    from sized u join literature b on b.id = u.literature_id
    join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id
    join lessons l on l.unit_id = u.id
    where b.id = (select literature_id from sized group by 1 having count(*) >= 3 limit 1)
    order by u.position, u.id, l.position, l.id`)
  const [first] = rows
  if (!first) throw new Error('No demo textbook has rehearsals')
  book = first
  lessons = rows.map(({ lesson, unit }) => ({ id: lesson, unit }))
  const { rows: all } = await db().execute<{ id: string; unit: string }>(sql`
    select q.id, l.unit_id as unit from questions q join lessons l on l.id = q.lesson_id`)
  unitOf = new Map(all.map(({ id, unit }) => [id, unit]))
})

async function subscribed(): Promise<Family> {
  const family = await newFamily()
  await setSubscription(family)
  return family
}

const of = (part: number) => ({ literatureId: book.id, part: String(part) })
const startRehearsal = (family: Family, part: number) =>
  startMixed(family, { literatureId: book.id, part })

describe('the rehearsals of a textbook', () => {
  test('are three tests over all its units with mixed tests, each over its own in order', async () => {
    const family = await subscribed()
    const asked: string[][] = []
    for (const part of [1, 2, 3]) {
      expect(await mixedOverview(family, of(part))).toMatchObject({
        ...{ questionCount: 10, isAllowed: true, isLocked: false, open: null },
      })
      const { questions } = await startRehearsal(family, part)
      expect(questions).toHaveLength(10)
      asked.push([...new Set(questions.map(({ _id }) => unitOf.get(_id) ?? ''))])
    }
    const units = [...new Set(lessons.map(({ unit }) => unit))]
    const places = asked.map((own) => own.map((unit) => units.indexOf(unit)))
    expect(places.flat().every((place) => place >= 0)).toBe(true)
    const [first = [], second = [], third = []] = places
    expect(Math.max(...first)).toBeLessThan(Math.min(...second))
    expect(Math.max(...second)).toBeLessThan(Math.min(...third))
    // Three open tests beside each other, one of each part.
    expect((await startRehearsal(family, 1))._id).toBeDefined()
    expect(await testRows(family)).toHaveLength(3)
  })

  test('belong to the subscription', async () => {
    const family = await newFamily()
    expect((await tryStartMixed(family, { literatureId: book.id, part: 1 })).status).toBe(403)
    expect(await mixedOverview(family, of(1))).toMatchObject({ isAllowed: false, isLocked: true })
  })

  test('are on the profile while they last, as mixed tests of a unit are', async () => {
    const family = await subscribed()
    const onProfile = async () =>
      (await callForBody<PupilOverview>('GET', '/korisnik/profil', family.pupil)).openMixedTest
    expect(await onProfile()).toBeNull()
    const { _id } = await startRehearsal(family, 2)
    const path = `${book.path}/karta/probni-ispit/2`
    expect(await onProfile()).toEqual({ title: `2. probni ispit: ${book.name}`, path })
    const [{ unit: unitId = '' } = {}] = lessons
    await startMixed(family, { unitId })
    const mixed = await onProfile()
    expect(mixed?.title).toMatch(/^mješoviti test: /)
    expect(mixed?.path).toMatch(new RegExp(`^${book.path}/ponovi/[a-z0-9-]+/test$`))
    await db().execute(sql`
      update tests set minutes = 10, started_at = now() - interval '1 hour'
      where pupil_id = ${family.child._id} and unit_id is not null`)
    expect((await onProfile())?.path).toBe(path)
    await resultOf(family, _id)
    expect(await onProfile()).toBeNull()
  })

  test('give a mark, results by lesson and a line in the report', async () => {
    const family = await subscribed()
    const open = await startRehearsal(family, 2)
    const result = await resultOf(family, open._id)
    expect(result).toMatchObject({ lessonID: null, right: 0, total: 10, mark: 1 })
    const { lessons: results = [] } = await review(family, open._id)
    expect(results.reduce((sum, { total }) => sum + total, 0)).toBe(10)
    expect((await mixedOverview(family, of(2))).results).toEqual([result])
    expect((await mixedOverview(family, of(1))).results).toEqual([])
    const { tests: told } = await callForBody<{ tests: object[] }>(
      'GET',
      `/korisnik/izvjestaj?childId=${family.child._id}`,
      { cookie: family.parent.cookie },
    )
    expect(told).toMatchObject([{ lesson: `2. probni ispit: ${book.name}`, mark: 1 }])
  })

  test('keep their questions, and lead back to themselves', async () => {
    const family = await subscribed()
    const [one] = (await startRehearsal(family, 3)).questions
    const id = one?._id ?? ''
    const { answer } = wrongAnswer(await bodyOf(id))
    expect(
      await callForAnswer('POST', `/pitanja/${id}/odgovor`, {
        body: { answer, id: uuidv7() },
        cookie: family.pupil.cookie,
      }),
    ).toMatchObject({
      status: 409,
      body: { way: { title: '3. probni ispit', path: `${book.path}/karta/probni-ispit/3` } },
    })
  })

  test('are not there for a textbook with fewer such units', async () => {
    const family = await subscribed()
    const { rows } = await db().execute<{ id: string }>(sql`
      select b.id from literature b where (select count(*) from units where literature_id = b.id) < 3
      limit 1`)
    const scope = { literatureId: rows[0]?.id ?? '', part: 1 }
    expect((await tryStartMixed(family, scope)).status).toBe(404)
    expect((await tryStartMixed(family, { literatureId: uuidv7(), part: 1 })).status).toBe(404)
  })

  test('of a textbook with more lessons than its map are not begun, and go on', async () => {
    const family = await subscribed()
    const going = await startRehearsal(family, 1)
    await db().execute(sql`
      insert into units (id, literature_id, slug, name, position)
      select gen_random_uuid(), ${book.id}, 'suvisna-' || n, 'Suvišna', 1000 + n
      from generate_series(1, ${BOOK_MAP_ROWS}) n`)
    expect(await mixedOverview(family, of(2))).toMatchObject({ questionCount: 0, open: null })
    expect((await tryStartMixed(family, { literatureId: book.id, part: 2 })).status).toBe(404)
    expect(await mixedOverview(family, of(1))).toMatchObject({
      ...{ questionCount: 10, isAllowed: true, open: { _id: going._id } },
    })
    expect((await startRehearsal(family, 1))._id).toBe(going._id)
    await db().execute(sql`delete from units where slug like 'suvisna-%'`)
    expect(await mixedOverview(family, of(2))).toMatchObject({ questionCount: 10 })
  })

  test.each([
    ['no scope', {}],
    ['a part alone', { part: 1 }],
    ['a textbook alone', { literatureId: uuidv7() }],
    ['both scopes', { unitId: uuidv7(), literatureId: uuidv7(), part: 1 }],
    ['a part beyond the last', { literatureId: uuidv7(), part: 4 }],
    ['a part before the first', { literatureId: uuidv7(), part: 0 }],
  ])('are refused for %s', async (_, scope) => {
    expect((await tryStartMixed(await subscribed(), scope)).status).toBe(400)
  })

  test.each([
    ['1', true],
    ['3', true],
    ['0', false],
    ['4', false],
    ['01', false],
  ])('have a page with the number %s: %s', async (number, isThere) => {
    const [, grade = '', slug = ''] = book.path.split('/')
    const exists = contentPageExistenceChecks['/[razred]/[literatura]/karta/probni-ispit/[dio]']
    expect(await exists?.(grade, slug, number)).toBe(isThere)
    expect(await exists?.(grade, 'nema-takve', number)).toBe(false)
  })
})

describe('in the database', () => {
  test('a deleted unit or textbook takes its open tests along, and no marks', async () => {
    const family = await subscribed()
    const { rows } = await db().execute<{ book: string; unit: string }>(sql`
      with book as (
        insert into literature (id, subject_id, slug, name, position)
        select gen_random_uuid(), subject_id, 'prolazna', 'Prolazna', 99 from literature limit 1
        returning id
      )
      insert into units (id, literature_id, slug, name, position)
      select gen_random_uuid(), id, 'prolazna', 'Prolazna', 99 from book
      returning id as unit, literature_id as book`)
    const { unit = '', book: literatureId = '' } = rows[0] ?? {}
    const row = { pupilId: family.child._id, questionIds: [], startedAt: new Date() }
    const finished = { finishedAt: new Date(), right: 1, total: 1, mark: 5 }
    const day = '2026-11-20'
    const all = [{ unitId: unit }, { literatureId, part: 1 }]
    await db()
      .insert(tests)
      .values(
        all.flatMap((scope) => [
          { ...row, ...scope, day },
          { ...row, ...scope, day, ...finished },
        ]),
      )
    await db().execute(sql`delete from units where id = ${unit}`)
    expect((await testRows(family)).map(({ mark }) => mark).toSorted()).toEqual([5, 5, null])
    await db().execute(sql`delete from literature where id = ${literatureId}`)
    expect((await testRows(family)).map(({ mark }) => mark)).toEqual([5, 5])
  })

  test('a test is about a lesson, a unit or a part of a textbook, never two or none', async () => {
    const family = await newFamily()
    const row = { pupilId: family.child._id, questionIds: [], startedAt: new Date() }
    const lessonId = await lessonWith(1)
    const literatureId = book.id
    const wrong = [{}, { lessonId, unitId: uuidv7() }, { literatureId }, { lessonId, part: 1 }]
    for (const scope of [...wrong, { literatureId, part: 0 }])
      await expect(
        db()
          .insert(tests)
          .values({ ...row, ...scope, day: '2026-11-20' }),
      ).rejects.toThrow()
  })
})
