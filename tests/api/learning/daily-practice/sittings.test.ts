import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { reviewCard } from '@/lib/learning/cards/commands'
import { MOST_TURNS_A_SKILL } from '@/lib/learning/daily-practice/limits'
import type { Sitting } from '@/lib/learning/daily-practice/model'
import { finishSitting, openSitting } from '@/lib/learning/daily-practice/sittings'
import { dailySittings } from '@/lib/learning/daily-practice/tables'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { makePlan } from '@/lib/learning/plan/commands'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, playerOf, type Family } from '../../support/people'
import {
  answer,
  importFourLessons,
  newFifthGrader,
  practise,
  questionsIn,
  questionsOf,
} from './four-lessons'

const lessonIds = await importFourLessons()
const [probe = '', second = '', third = '', fourth = ''] = lessonIds

const NOON = new Date('2026-11-20T11:00:00Z')
const later = (days: number, minutes = 0) =>
  new Date(NOON.getTime() + days * 86_400_000 + minutes * 60_000)

const open = (family: Family, at = NOON, number?: number) =>
  openSitting(playerOf(family), { number }, at)

/** A pupil who practised two lessons on earlier days. */
async function practisedFamily() {
  const family = await newFifthGrader()
  await practise(family, second, { at: later(-9) })
  await practise(family, third, { at: later(-6) })
  return family
}

/** Answers all questions of a sitting, the first `wrong` of them wrong, and reviews its cards. */
async function answerAll(family: Family, sitting: Sitting, { wrong = 0, at = NOON } = {}) {
  for (const [index, { question }] of questionsIn(sitting).entries()) {
    await answer(family, sitting.first, question, { right: index >= wrong, at })
  }
  for (const item of sitting.first.items) {
    if (item.kind !== 'card') continue
    await reviewCard(item.cardId, { id: uuidv7(), knows: true }, playerOf(family), at)
  }
}

describe('POST /api/danas', () => {
  test('asks what was met and something new, without keys', async () => {
    const family = await practisedFamily()
    const sitting = await callForBody<Sitting>('POST', '/danas', {
      body: {},
      cookie: family.pupil.cookie,
    })
    expect(sitting).toMatchObject({
      day: zagrebDay(new Date()),
      number: 1,
      again: null,
      done: null,
    })
    const asked = questionsIn(sitting)
    expect(asked).toHaveLength(8)
    expect(new Set(asked.map(({ question }) => question._id)).size).toBe(8)
    const lessons = asked.map(({ lesson }) => lesson.lessonId)
    expect(new Set(lessons)).toEqual(new Set([second, third, fourth]))
    for (const [index, id] of lessons.entries()) expect(id).not.toBe(lessons[index + 1])
    expect(JSON.stringify(sitting)).not.toMatch(/"(?:weight|feedback|explanation|isTrue|answers)"/)
  })

  test('a new lesson begins with its script, until it was read', async () => {
    const family = await practisedFamily()
    const { first } = await open(family)
    const place = first.items.findIndex(({ kind }) => kind === 'script')
    expect(first.items[place]).toMatchObject({ lesson: { lessonId: fourth } })
    expect(first.items[place + 1]).toMatchObject({
      ...{ kind: 'question', reason: 'new', lesson: { lessonId: fourth } },
    })
    expect(first.results).toEqual({})
    const read = { element: 'skripta', isReadToEnd: true }
    await callForAnswer('POST', `/lessons/${fourth}/posjet`, {
      ...{ body: read, cookie: family.pupil.cookie },
    })
    expect((await open(family)).first.results).toEqual({ [`skripta ${fourth}`]: true })
  })

  test('stays the same all day, on all devices, with what was answered', async () => {
    const family = await practisedFamily()
    const [one, other] = await Promise.all([open(family), open(family)])
    expect(other).toEqual(one)
    const [asked] = questionsIn(one)
    if (!asked) throw new Error('Nothing was asked')
    await answer(family, one.first, asked.question, { right: false })
    const again = await open(family, later(0, 600))
    expect(again.first.items).toEqual(one.first.items)
    expect(again.first.results).toMatchObject({ [asked.question._id]: false })
    const tomorrow = await open(family, later(1))
    expect(tomorrow.first.roundId).not.toBe(one.first.roundId)
  })

  test('mistakes come back with other numbers', async () => {
    const family = await newFifthGrader()
    await practise(family, second, { right: false, count: 3, at: later(-1) })
    const mistaken = new Set((await questionsOf(second)).slice(0, 3))
    const [today, tomorrow] = [await open(family), await open(family, later(1))]
    const textsOf = (sitting: Sitting) =>
      questionsIn(sitting)
        .filter(({ question }) => mistaken.has(question._id))
        .map(({ question }) => question.html)
        .toSorted()
    expect(textsOf(today)).toHaveLength(3)
    expect(textsOf(today)).not.toEqual(textsOf(tomorrow))
  })

  test('has due cards between its questions', async () => {
    const family = await practisedFamily()
    const cards = await callForBody<{ _id: string }[]>('GET', `/lessons/${second}/kartice`, {
      cookie: family.pupil.cookie,
    })
    for (const { _id } of cards) {
      await reviewCard(_id, { id: uuidv7(), knows: false }, playerOf(family), later(-3))
    }
    const { first } = await open(family)
    const place = first.items.findIndex(({ kind }) => kind === 'card')
    expect(first.items[place]).toMatchObject({ cardId: cards[0]?._id })
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(first.items.length - 1)
  })

  test('most questions are about a coming school test', async () => {
    const family = await practisedFamily()
    const testDay = addDays(zagrebDay(NOON), 5)
    await makePlan(family.child._id, { id: uuidv7(), testDay, lessonIds: [probe, third] }, NOON)
    const asked = questionsIn(await open(family)).slice(0, 4)
    expect(new Set(asked.map(({ lesson }) => lesson.lessonId))).toEqual(new Set([probe, third]))
    expect(asked.map(({ reason }) => reason)).toContain('test')
  })

  test('after two wrong answers the rest begins with what is known best', async () => {
    const family = await practisedFamily()
    const before = await open(family)
    const [one, two] = questionsIn(before)
    await answer(family, before.first, one?.question, { right: false })
    expect((await open(family)).first.items).toEqual(before.first.items)
    await answer(family, before.first, two?.question, { right: false })
    const [after, twin] = await Promise.all([open(family), open(family)])
    expect(twin).toEqual(after)
    const asked = questionsIn(after)
    expect(asked.slice(0, 2)).toEqual(questionsIn(before).slice(0, 2))
    expect(asked[2]?.reason).toBe('back')
    const met = new Set([second, third, ...asked.slice(0, 2).map(({ lesson }) => lesson.lessonId)])
    for (const { lesson } of asked.slice(2)) expect(met).toContain(lesson.lessonId)
    expect(after.first.items.slice(4).map(({ kind }) => kind)).not.toContain('script')
    expect((await open(family)).first.items).toEqual(after.first.items)
  })

  test('what a subscription opened is left out when it is over', async () => {
    const family = await practisedFamily()
    await practise(family, second, { count: 8, at: later(-2) })
    const { first } = await openSitting({ ...playerOf(family), hasSubscription: true }, {}, NOON)
    const free = new Set(
      (await Promise.all([second, third, fourth].map(questionsOf))).flatMap((ids) =>
        ids.slice(0, FREE_QUESTIONS),
      ),
    )
    const asked = first.items.filter(({ kind }) => kind === 'question').map(({ key }) => key)
    expect(asked.some((key) => !free.has(key))).toBe(true)
    const after = await open(family)
    expect(questionsIn(after).every(({ key }) => free.has(key))).toBe(true)
    await answerAll(family, after)
    const { day, number } = after
    await expect(finishSitting(playerOf(family), { day, number }, NOON)).resolves.toBeTruthy()
  })

  test('an empty plan is not kept, and one whose parts are gone is made anew', async () => {
    const family = await newFamily()
    const only = await open(family)
    await db()
      .update(dailySittings)
      .set({ items: [{ kind: 'card', id: uuidv7(), lessonId: second }] })
      .where(eq(dailySittings.pupilId, family.child._id))
    const anew = await open(family)
    expect(anew.first.items.length).toBe(only.first.items.length)
    expect(anew.first.roundId).not.toBe(only.first.roundId)
  })

  test('cards that were reviewed elsewhere end no script', async () => {
    const family = await practisedFamily()
    const { first } = await open(family)
    const cards = await callForBody<{ _id: string }[]>('GET', `/lessons/${second}/kartice`, {
      cookie: family.pupil.cookie,
    })
    const cardId = cards[0]?._id ?? ''
    const [stored] = await db()
      .select()
      .from(dailySittings)
      .where(eq(dailySittings.pupilId, family.child._id))
    await db()
      .update(dailySittings)
      .set({ items: [...(stored?.items ?? []), { kind: 'card', id: cardId, lessonId: second }] })
      .where(eq(dailySittings.pupilId, family.child._id))
    await reviewCard(cardId, { id: uuidv7(), knows: true }, playerOf(family), NOON)
    const { results } = (await open(family)).first
    expect(results).toEqual({ [cardId]: true })
    expect(first.items.some(({ kind }) => kind === 'script')).toBe(true)
  })

  test('a pupil without answers begins with the first lesson of a textbook', async () => {
    const family = await newFamily()
    const { first } = await open(family)
    expect(new Set(first.items.map(({ lesson }) => lesson.lessonId)).size).toBe(1)
    expect(first.items[0]?.kind).toBe('script')
    expect(first.items).toHaveLength(1 + MOST_TURNS_A_SKILL)
    const [grade] = await callForBody<{ slug: string }[]>('GET', '/razredi')
    expect(first.items[0]?.lesson.path).toMatch(`/${grade?.slug}/`)
  })
})

describe('POST /api/danas/kraj', () => {
  test('counts, names what got better and what comes the day after, once', async () => {
    const family = await practisedFamily()
    const sitting = await open(family)
    await answerAll(family, sitting)
    const { day, number } = sitting
    const done = await finishSitting(playerOf(family), { day, number }, later(0, 9))
    expect(done).toMatchObject({ right: 8, total: 8, mayContinue: true, isDayAfter: false })
    expect(done.better.length).toBeGreaterThan(0)
    for (const { before, after } of done.better) expect(after).toBeGreaterThan(before)
    expect(done.dayAfter.length).toBeGreaterThan(0)
    expect((await open(family, later(0, 60))).done).toMatchObject({ right: 8, total: 8 })
    const [stored] = (await db().select().from(dailySittings)).filter(
      ({ pupilId }) => pupilId === family.child._id,
    )
    await finishSitting(playerOf(family), { day, number }, later(0, 30))
    expect(stored?.doneAt).toEqual(later(0, 9))
  })

  test('is refused before everything is answered, and for other pupils', async () => {
    const [family, other] = [await practisedFamily(), await newFamily()]
    const { day, number } = await open(family)
    const end = (who: Family) => finishSitting(playerOf(who), { day, number }, NOON)
    await expect(end(family)).rejects.toMatchObject({ status: 409 })
    await expect(end(other)).rejects.toMatchObject({ status: 404 })
  })

  test('a sitting of yesterday is finished after midnight', async () => {
    const family = await practisedFamily()
    const sitting = await open(family, later(0, 715))
    await answerAll(family, sitting, { at: later(0, 722) })
    const { day, number } = sitting
    const done = await finishSitting(playerOf(family), { day, number }, later(0, 725))
    expect(done).toMatchObject({ right: 8, isDayAfter: true })
    const next = await open(family, later(0, 726))
    expect(next).toMatchObject({ day: addDays(day, 1), done: null })
    expect(done.dayAfter[0]).toEqual(questionsIn(next)[0]?.lesson)
    const goneOn = await openSitting(playerOf(family), { day, number }, later(0, 727))
    expect(goneOn).toMatchObject({ day, done: { right: 8 } })
    // One that is not stored any more is none to go on with.
    const old = { day: addDays(day, -30), number: 1 }
    expect(await openSitting(playerOf(family), old, later(0, 728))).toMatchObject({
      day: addDays(day, 1),
    })
  })

  test('wrong questions can be tried again with other numbers, without changing the result', async () => {
    const family = await practisedFamily()
    const sitting = await open(family)
    await answerAll(family, sitting, { wrong: 1 })
    const { again } = await open(family)
    expect(again?.items).toHaveLength(1)
    const [item] = again?.items ?? []
    if (item?.kind !== 'question' || !again) throw new Error('Nothing is asked again')
    expect(item.question.html).not.toBe(questionsIn(sitting)[0]?.question.html)
    const masteryOf = async () =>
      (await findMasteryByLesson(family.child._id, lessonIds))[item.lesson.lessonId]
    const mastery = await masteryOf()
    await answer(family, again, item.question, { at: later(0, 5) })
    expect(await masteryOf()).toEqual(mastery)
    const { day, number } = sitting
    const done = await finishSitting(playerOf(family), { day, number }, NOON)
    expect(done).toMatchObject({ right: 7, total: 8 })
  })

  test('another sitting follows only a finished one, five a day at most', async () => {
    const family = await practisedFamily()
    for (const number of [1, 2, 3, 4, 5]) {
      const sitting = await open(family, NOON, number)
      await expect(open(family, NOON, number + 1)).rejects.toMatchObject({ status: 409 })
      await answerAll(family, sitting)
      const done = await finishSitting(playerOf(family), { day: sitting.day, number }, NOON)
      expect(done.mayContinue).toBe(number < 5)
    }
    await expect(open(family, NOON, 6)).rejects.toMatchObject({ status: 409 })
  })
})
