import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { findFamilyGoal, setFamilyGoal } from '@/lib/learning/family-goal/goal'
import { familyStars } from '@/lib/learning/family-goal/tables'
import { eraseAccounts } from '@/lib/people/users/erase-accounts'
import { pupils } from '@/lib/people/users/tables'
import { callForAnswer, callForBody } from '../../support/call'
import { newChild, newFamily, newParent, signIn, PASSWORD } from '../../support/people'

const MONDAY = '2026-11-16'
const at = (day: string, time = '10:00:00Z') => new Date(`${day}T${time}`)

/** A family whose children have been here since before the tested weeks. */
async function family(children: number) {
  const parent = await newParent()
  const ids = []
  for (let index = 0; index < children; index += 1) ids.push((await newChild(parent))._id)
  const ofFamily = eq(pupils.parentId, parent.user._id)
  await db()
    .update(pupils)
    .set({ createdAt: at('2026-01-01') })
    .where(ofFamily)
  return { parentId: parent.user._id, parent, ids }
}

/** Answers of a child, stored as the quiz stores them. */
const answerAt = (pupilId: string, ...instants: Date[]) =>
  Promise.all(
    instants.map((instant) =>
      db().execute(sql`
        insert into answers (pupil_id, id, question_id, lesson_id, source, answer, outcome, at, day)
        select ${pupilId}, ${uuidv7()}::uuid, id, lesson_id, 'kwiz', '{}', 'wrong',
          ${instant.toISOString()}::timestamptz,
          (${instant.toISOString()}::timestamptz at time zone 'Europe/Zagreb')::date
        from questions limit 1`),
    ),
  )
const week = (days: number, monday = MONDAY) =>
  Array.from({ length: days }, (_, index) => at(monday, `${10 + index}:00:00Z`)).map(
    (instant, index) => new Date(instant.getTime() + index * 23 * 3_600_000),
  )
const starsOf = async (parentId: string) =>
  (await db().select().from(familyStars).where(eq(familyStars.parentId, parentId)))
    .map(({ week: monday, days }) => `${monday} ${days}`)
    .toSorted()

describe('a family’s goal', () => {
  test.each([
    [1, 'srednji', 3],
    [2, 'srednji', 6],
    [3, 'mali', 6],
  ] as const)('of %i children begins as %s: %i days', async (children, size, target) => {
    const { parentId } = await family(children)
    expect(await findFamilyGoal(parentId, at(MONDAY))).toEqual({
      ...{ size, target, days: 0, isReached: false, stars: 0 },
      isShared: children > 1,
    })
  })

  test('without a child, or with children of this week only, is that of one child', async () => {
    const { parentId, parent } = await family(0)
    const now = at('2026-11-18')
    expect(await findFamilyGoal(parentId, now)).toMatchObject({ target: 3, isShared: false })
    for (const day of ['2026-11-17', '2026-11-18']) {
      const { _id } = await newChild(parent)
      await db()
        .update(pupils)
        .set({ createdAt: at(day) })
        .where(eq(pupils.id, _id))
    }
    expect(await findFamilyGoal(parentId, now)).toMatchObject({ target: 3, isShared: true })
  })

  test('stays as it was when a third child joins during its week', async () => {
    const { parentId, parent } = await family(2)
    const { _id } = await newChild(parent)
    await db()
      .update(pupils)
      .set({ createdAt: at('2026-11-18') })
      .where(eq(pupils.id, _id))
    const goal = { size: 'srednji', target: 6 }
    expect(await findFamilyGoal(parentId, at('2026-11-18'))).toMatchObject(goal)
    const inNextWeek = { size: 'mali', target: 6 }
    expect(await findFamilyGoal(parentId, at('2026-11-23'))).toMatchObject(inNextWeek)
  })

  test('of children who joined on its Monday is that of all of them', async () => {
    const { parentId } = await family(2)
    await db()
      .update(pupils)
      .set({ createdAt: at(MONDAY) })
      .where(eq(pupils.parentId, parentId))
    expect(await findFamilyGoal(parentId, at('2026-11-18'))).toMatchObject({ target: 6 })
  })

  test('sums the days of all children, each child’s day once, whatever was practised', async () => {
    const { parentId, ids } = await family(2)
    const [first = '', second = ''] = ids
    await answerAt(first, at(MONDAY), at(MONDAY, '11:00:00Z'), at('2026-11-18'))
    await db().execute(sql`
      insert into card_reviews (pupil_id, id, card_id, knows, at, day)
      select ${second}, gen_random_uuid(), id, true, ${at(MONDAY).toISOString()}::timestamptz, ${MONDAY}
      from cards limit 1`)
    await db().execute(sql`
      with run as (
        insert into check_runs (id, pupil_id, lesson_id, started_at, day)
        select gen_random_uuid(), ${second}, lesson_id, now(), '2026-11-17' from check_questions limit 1
        returning id, lesson_id)
      insert into check_answers (id, run_id, check_question_id, text, points, found, total_points, marks, slips, at)
      select gen_random_uuid(), run.id, question.id, '', '{}', '{}', 1, '[]', '[]', now()
      from run join check_questions question using (lesson_id) limit 1`)
    expect(await findFamilyGoal(parentId, at('2026-11-19'))).toMatchObject({ days: 4, target: 6 })
  })

  test('a check that was only opened is no practice', async () => {
    const { parentId, ids } = await family(1)
    await db().execute(sql`
      insert into check_runs (id, pupil_id, lesson_id, started_at, day)
      select gen_random_uuid(), ${ids[0] ?? ''}, lesson_id, now(), ${MONDAY} from check_questions limit 1`)
    expect(await findFamilyGoal(parentId, at(MONDAY))).toMatchObject({ days: 0 })
  })

  test('counts nobody else’s children', async () => {
    const [own, other] = [await family(1), await family(1)]
    await answerAt(other.ids[0] ?? '', ...week(5))
    expect(await findFamilyGoal(own.parentId, at('2026-11-20'))).toMatchObject({
      days: 0,
      stars: 0,
    })
  })

  test.each([
    ['2026-11-15T22:59:59Z', 0],
    ['2026-11-15T23:00:00Z', 1],
    ['2026-11-22T22:59:59Z', 1],
  ])('a week is Monday to Sunday in Zagreb: an answer at %s counts %i', async (instant, days) => {
    const { parentId, ids } = await family(1)
    await answerAt(ids[0] ?? '', new Date(instant))
    expect(await findFamilyGoal(parentId, at('2026-11-22', '22:59:59Z'))).toMatchObject({ days })
    expect(await findFamilyGoal(parentId, at('2026-11-22', '23:00:00Z'))).toMatchObject({ days: 0 })
  })

  test.each([
    // The clock goes back at 3 on the 25th of October, forward at 2 on the 29th of March.
    ['2026-10-19', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'], 1, '2026-10-25'],
    ['2026-10-26', ['2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z'], 2, '2026-10-27'],
    ['2026-03-23', ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'], 1, '2026-03-29'],
    ['2026-03-30', ['2026-03-29T22:00:00Z', '2026-03-30T22:00:00Z'], 2, '2026-03-31'],
  ])('in the week of %s the clock moves no day', async (_, instants, days, today) => {
    const { parentId, ids } = await family(1)
    await answerAt(ids[0] ?? '', ...instants.map((instant) => new Date(instant)))
    expect(await findFamilyGoal(parentId, at(today))).toMatchObject({ days })
  })
})

describe('a star of the week', () => {
  test('is kept when the goal is reached, once for any number of readers', async () => {
    const { parentId, ids } = await family(1)
    await answerAt(ids[0] ?? '', ...week(2))
    expect(await findFamilyGoal(parentId, at('2026-11-17'))).toMatchObject({ isReached: false })
    await answerAt(ids[0] ?? '', ...week(4))
    const read = () => findFamilyGoal(parentId, at('2026-11-19'))
    for (const goal of await Promise.all([1, 2, 3, 4, 5].map(read)))
      expect(goal).toMatchObject({ isReached: true, stars: 1 })
    expect(await starsOf(parentId)).toEqual([`${MONDAY} 4`])
    expect(await findFamilyGoal(parentId, at('2026-11-23'))).toEqual({
      ...{ size: 'srednji', target: 3, days: 0, isReached: false, stars: 1, isShared: false },
    })
  })

  test('is caught up for four past weeks; a week that was missed leaves nothing', async () => {
    const { parentId, ids } = await family(1)
    for (const [monday, days] of [
      ['2026-10-12', 3],
      ['2026-10-19', 3],
      ['2026-10-26', 2],
      ['2026-11-09', 5],
    ] as const)
      await answerAt(ids[0] ?? '', ...week(days, monday))
    expect(await findFamilyGoal(parentId, at(MONDAY))).toMatchObject({ stars: 2, days: 0 })
    expect(await starsOf(parentId)).toEqual(['2026-10-19 3', '2026-11-09 5'])
  })

  test('another size holds from its week on, and takes no star away', async () => {
    const { parentId, ids } = await family(1)
    await answerAt(ids[0] ?? '', ...week(2, '2026-11-09'), ...week(3))
    const goal = await setFamilyGoal(parentId, 'veliki', at('2026-11-18'))
    expect(goal).toMatchObject({ size: 'veliki', target: 5, days: 3, isReached: true, stars: 1 })
    expect(await setFamilyGoal(parentId, 'mali', at('2026-11-19'))).toMatchObject({ stars: 1 })
    expect(await starsOf(parentId)).toEqual([`${MONDAY} 3`])
  })

  test('a child of this week adds days and no target', async () => {
    const { parentId, parent, ids } = await family(1)
    const { _id: late } = await newChild(parent)
    const joined = { createdAt: at('2026-11-17') }
    await db().update(pupils).set(joined).where(eq(pupils.id, late))
    await answerAt(late, at('2026-11-18'))
    await answerAt(ids[0] ?? '', ...week(2))
    expect(await findFamilyGoal(parentId, at('2026-11-18'))).toMatchObject({
      ...{ days: 3, target: 3, isReached: true, isShared: true },
    })
    expect(await findFamilyGoal(parentId, at('2026-11-23'))).toMatchObject({ target: 6 })
  })

  test('outlives a child’s account, and goes with the family’s', async () => {
    const { parentId, ids } = await family(2)
    await answerAt(ids[0] ?? '', ...week(6))
    expect(await findFamilyGoal(parentId, at('2026-11-21'))).toMatchObject({ stars: 1 })
    const erase = async (who: string[]) =>
      (await db().transaction((tx) => eraseAccounts(who, tx)))()
    await erase(ids.slice(0, 1))
    expect(await findFamilyGoal(parentId, at('2026-11-21'))).toMatchObject({ stars: 1, days: 0 })
    await erase([...ids.slice(1), parentId])
    expect(await starsOf(parentId)).toEqual([])
    expect(await findFamilyGoal(parentId, at('2026-11-21'))).toMatchObject({ stars: 0 })
  })
})

describe('the calls', () => {
  const goalOf = (cookie: string) => callForBody<object>('GET', '/obiteljski-cilj', { cookie })

  test('parent and children read the same sums, and only the parent sets the size', async () => {
    const { parent, child, pupil } = await newFamily()
    const { nickName } = await newChild(parent)
    const sibling = await signIn(nickName, PASSWORD)
    // Children of a Monday count from this week on, others from the next.
    await db()
      .update(pupils)
      .set({ createdAt: at('2026-01-01') })
      .where(eq(pupils.parentId, parent.user._id))
    await answerAt(child._id, new Date())
    const set = (cookie: string, body: object) =>
      callForAnswer('PUT', '/obiteljski-cilj', { body, cookie })
    expect((await set(pupil.cookie, { size: 'mali' })).status).toBe(403)
    expect((await set(parent.cookie, { size: 'golem' })).status).toBe(400)
    const { status, body } = await set(parent.cookie, { size: 'mali' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ size: 'mali', days: 1, target: 4, isReached: false, stars: 0, isShared: true },
    })
    for (const { cookie } of [parent, pupil, sibling]) expect(await goalOf(cookie)).toEqual(body)
  })

  test('sizes set at once leave one of them', async () => {
    const { parent } = await newFamily()
    const sizes = ['mali', 'veliki', 'mali', 'veliki']
    const answers = await Promise.all(
      sizes.map((size) =>
        callForAnswer('PUT', '/obiteljski-cilj', { body: { size }, cookie: parent.cookie }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(sizes).toContain(((await goalOf(parent.cookie)) as { size: string }).size)
  })

  test('the profile shows it, but not to a child whose parent hides rewards', async () => {
    const { parent, child, pupil } = await newFamily()
    const profileOf = (cookie: string) =>
      callForBody<{ familyGoal: unknown }>('GET', '/korisnik/profil', { cookie })
    expect((await profileOf(parent.cookie)).familyGoal).toMatchObject({ target: 3 })
    expect((await profileOf(pupil.cookie)).familyGoal).toMatchObject({ target: 3 })
    await db()
      .update(pupils)
      .set({ hasRewards: false })
      .where(and(eq(pupils.id, child._id)))
    expect((await profileOf(pupil.cookie)).familyGoal).toBeNull()
  })
})
