import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { cachedGuestCards } from '@/lib/learning/cards/cached'
import { cachedGuestQuestions } from '@/lib/learning/quiz/cached'
import { findQuestionPage } from '@/lib/asking/search/knowledge/queries'
import { cards } from '@/lib/content/curriculum/tables'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { questions } from '@/lib/content/questions/tables'
import {
  isAccessibleCardSql,
  isAccessibleQuestionSql,
  isOpenTo,
  lessonForLimits,
} from '@/lib/learning/answers/open-content'
import { cardLimit, GUEST_PLAYER, questionLimit, type Player } from '@/lib/learning/answers/policy'
import { listDueCards } from '@/lib/learning/cards/queries'
import { listQuestionCandidates } from '@/lib/learning/daily-practice/skills'
import { findLessonState } from '@/lib/learning/lesson-state/queries'
import { listMistakes } from '@/lib/learning/mistakes/queries'
import { listReviewCandidates } from '@/lib/learning/plan/day-review'
import { noteMistake } from '@/lib/learning/answers/mistakes'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody } from '../../support/call'
import { importBooks, lessonIdOf, questionIdsOf } from '../../support/long-book'
import { newFamily, playerOf, setSubscription, type Family } from '../../support/people'
import { answerAll, handIn, overview, start, tryStart } from '../exams/desk'

await importBooks({ duga: 10, kratka: 9 })
const free = await lessonIdOf('duga-1')
/** The free lesson of the demo content's only long textbook. */
const freeOfSeed = await lessonIdOf('skup-i-njegovi-elementi')
const other = await lessonIdOf('duga-2')
const ofShort = await lessonIdOf('kratka-1')

const HOUR_MS = 3_600_000

/** Families without an account’s subscription, with one, and with one that has run out. */
async function familyOf(kind: 'free' | 'subscribed' | 'expired'): Promise<Family> {
  const family = await newFamily()
  if (kind === 'subscribed') await setSubscription(family)
  if (kind === 'expired') await setSubscription(family, new Date(Date.now() - HOUR_MS))
  return family
}

const id = uuidv7()
const PLAYERS: [string, Player][] = [
  ['a guest', GUEST_PLAYER],
  ['a pupil', { role: 'pupil', id, hasSubscription: false }],
  ['a parent', { role: 'parent', id, hasSubscription: false }],
  ['a subscribed pupil', { role: 'pupil', id, hasSubscription: true }],
  ['a subscribed parent', { role: 'parent', id, hasSubscription: true }],
]

test.each(PLAYERS)('SQL and TypeScript open the same to %s', async (_who, player) => {
  for (const [table, isOpenSql, limit] of [
    [questions, isAccessibleQuestionSql, questionLimit],
    [cards, isAccessibleCardSql, cardLimit],
  ] as const) {
    const rows = await db()
      .select({
        lessonId: table.lessonId,
        position: table.position,
        isOpen: sql<boolean>`${isOpenSql(player, table)}`,
      })
      .from(table)
      .where(sql`${table.lessonId} is not null`)
    expect(rows.length).toBeGreaterThan(150)
    for (const { lessonId, position, isOpen } of rows) {
      const lesson = await lessonForLimits(player, lessonId ?? '')
      const place = { lessonId, position }
      expect(isOpen, JSON.stringify(place)).toBe(position <= limit(player, lesson))
      expect(isOpen, JSON.stringify(place)).toBe(await isOpenTo(player, place, limit))
    }
    const open = new Set(
      rows.filter((row) => row.isOpen && row.position > 8).map((row) => row.lessonId),
    )
    if (player.role === 'guest' || !player.hasSubscription)
      expect(open).toEqual(new Set([free, freeOfSeed]))
    else expect(open.size).toBeGreaterThan(15)
  }
})

const quizOf = (lessonId: string, cookie = '', round = '') =>
  callForBody<PublicQuestion[]>('GET', `/lessons/${lessonId}/questions${round}`, { cookie })
const RIGHT = { answer: { kind: 'true-false', value: true } }
const judge = async (questionId: string, cookie = '') =>
  (await callForAnswer('POST', `/pitanja/${questionId}/odgovor`, { body: RIGHT, cookie })).status

describe('a guest', () => {
  test('plays the whole quiz of the free lesson, with fresh numbers, without keys', async () => {
    const [one, two] = await Promise.all(
      [uuidv7(), uuidv7()].map((round) => quizOf(free, '', `?krug=${round}`)),
    )
    expect(one).toHaveLength(12)
    expect(one?.map(({ html }) => html)).not.toEqual(two?.map(({ html }) => html))
    expect(JSON.stringify(one)).not.toMatch(/"(?:feedback|explanation|isTrue)"/)
    for (const question of await questionIdsOf(free)) expect(await judge(question)).toBe(200)
  })

  test('plays eight questions of every other lesson', async () => {
    for (const lesson of [other, ofShort]) {
      expect(await quizOf(lesson)).toHaveLength(8)
      const ids = await questionIdsOf(lesson)
      expect(await judge(ids[7] ?? '')).toBe(200)
      expect(await judge(ids[8] ?? '')).toBe(403)
    }
    const { questions: played } = await callForBody<{ questions: unknown[] }>('POST', '/kwiz', {
      body: { id: other },
    })
    expect(played).toHaveLength(8)
  })

  test('finds the same on the pages, and no worked answer more', async () => {
    expect(
      [await cachedGuestQuestions(free), await cachedGuestQuestions(other)].map(
        (all) => all.length,
      ),
    ).toEqual([12, 8])
    expect(
      [await cachedGuestCards(free), await cachedGuestCards(other)].map((all) => all.length),
    ).toEqual([10, 8])
    const { rows } = await db().execute<{ number: number; position: number; lesson_id: string }>(
      sql`select number, position, lesson_id from questions where lesson_id in (${free}, ${other})`,
    )
    for (const { number, position, lesson_id: lessonId } of rows) {
      const page = await findQuestionPage(number)
      expect(page?.answer === null, `${position}`).toBe(position > 8)
      expect(page?.isFree).toBe(position <= 8 || lessonId === free)
    }
  })

  test.each([uuidv7(), 'nije-id'])('is told nothing of the lesson %s', async (lesson) => {
    expect((await callForAnswer('GET', `/lessons/${lesson}/questions`)).status).toBe(404)
  })
})

describe.each(['free', 'expired'] as const)('a pupil of a family (%s)', (kind) => {
  test('answers everything of the free lesson, and eight elsewhere', async () => {
    const { pupil, parent } = await familyOf(kind)
    expect(await quizOf(free, pupil.cookie)).toHaveLength(12)
    expect(await quizOf(other, pupil.cookie)).toHaveLength(8)
    expect(await judge((await questionIdsOf(free))[11] ?? '', pupil.cookie)).toBe(200)
    expect(await judge((await questionIdsOf(other))[11] ?? '', pupil.cookie)).toBe(403)
    const keys = (lesson: string) =>
      callForBody<unknown[]>('GET', `/lessons/${lesson}/rjesenja`, { cookie: parent.cookie })
    expect([await keys(free), await keys(other)].map((all) => all.length)).toEqual([12, 8])
    const deck = (lesson: string) =>
      callForBody<{ _id: string }[]>('GET', `/lessons/${lesson}/kartice`, { cookie: pupil.cookie })
    expect([await deck(free), await deck(other)].map((all) => all.length)).toEqual([10, 8])
    const [last] = (await deck(free)).slice(-1)
    const reviewed = { body: { id: uuidv7(), knows: true }, cookie: pupil.cookie }
    const card = `/kartice/${last?._id ?? ''}/ocjena`
    expect((await callForAnswer('POST', card, reviewed)).status).toBe(200)
  })

  test('sits tests of the free lesson without a limit, of all its questions', async () => {
    const family = await familyOf(kind)
    const seen = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      const { _id, questions: asked } = await start(family, free)
      expect(asked).toHaveLength(10)
      for (const question of asked) seen.add(question._id)
      await answerAll(family, _id, asked, () => true)
      expect((await handIn(family, _id)).status).toBe(200)
    }
    const ids = await questionIdsOf(free)
    expect(ids.slice(8).some((one) => seen.has(one))).toBe(true)
    expect(await overview(family, free)).toMatchObject({ questionCount: 10, isAllowed: true })
    const { _id } = await start(family, other)
    await handIn(family, _id)
    expect((await tryStart(family, other)).status).toBe(403)
    expect(await overview(family, other)).toMatchObject({ questionCount: 8, isAllowed: false })
  })
})

test('the lists of a pupil without a subscription hold what is open to them', async () => {
  const family = await familyOf('free')
  const player = playerOf(family)
  const inWeek = new Date(Date.now() + 7 * 24 * HOUR_MS)
  const candidates = await listQuestionCandidates(player, [free, other], new Set())
  const review = await listReviewCandidates(player, [free, other], '2026-11-29')
  const countOf = (lesson: string) =>
    candidates.filter(({ lessonId }) => lessonId === lesson).length
  expect([countOf(free), countOf(other)]).toEqual([12, 8])
  expect(review.map((one) => one.questions.length)).toEqual([12, 8])
  for (const lessonId of [free, other]) {
    const [questionId] = (await questionIdsOf(lessonId)).slice(-1)
    const known = { pupilId: player.id, lessonId, at: new Date() }
    await noteMistake({ ...known, item: { questionId: questionId ?? '' } }, db())
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from cards where lesson_id = ${lessonId} and position = 10`,
    )
    await db().execute(sql`insert into card_schedules (pupil_id, card_id, due, schedule)
      select ${player.id}, ${rows[0]?.id}, now(), '{}'::jsonb`)
  }
  const [inFree, inOther] = [
    await findLessonState(free, player, inWeek),
    await findLessonState(other, player, inWeek),
  ]
  expect([inFree.mistakes, inOther.mistakes]).toEqual([1, 0])
  expect([inFree.cards, inOther.cards]).toEqual([
    { met: 1, due: 1 },
    { met: 0, due: 0 },
  ])
  expect((await listDueCards(player, inWeek, 10)).map((card) => card.lessonId)).toEqual([free])
  expect((await listMistakes(player)).total).toBe(1)
})

test('a subscriber has everything everywhere, as before', async () => {
  const family = await familyOf('subscribed')
  const { cookie } = family.pupil
  for (const lesson of [free, other, ofShort]) {
    expect(await quizOf(lesson, cookie)).toHaveLength(12)
    expect(await overview(family, lesson)).toMatchObject({ questionCount: 10, isAllowed: true })
  }
})
