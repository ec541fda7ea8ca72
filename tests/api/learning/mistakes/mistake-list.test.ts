import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { cards, checkQuestions, grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { MISTAKES_A_PAGE } from '@/lib/learning/mistakes/limits'
import { listMistakes } from '@/lib/learning/mistakes/queries'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import type { Mistake, MistakePage, Worksheet } from '@/lib/learning/mistakes/model'
import { waitingMistakes } from '@/lib/learning/mistakes/round'
import { noteKnown, noteMistake } from '@/lib/learning/answers/mistakes'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { questions } from '@/lib/content/questions/tables'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family, playerOf, setSubscription } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()

/** Answers a question of the probe lesson at an instant. */
const answer = (family: Family, key: string, given: SubmittedAnswer, at: string) =>
  judgeAndRecordById(probe.questionId(key), { answer: given }, playerOf(family, true), new Date(at))

const WRONG: SubmittedAnswer = { kind: 'single', choice: 'a' }
const RIGHT: SubmittedAnswer = { kind: 'single', choice: 'b' }
const FALSE: SubmittedAnswer = { kind: 'true-false', value: false }
const SPLIT: SubmittedAnswer = { kind: 'short', text: 'Split' }

/** Right answers to eight questions of the probe lesson, as many as mastery requires. */
const EIGHT: [string, SubmittedAnswer][] = [
  ['jedan', RIGHT],
  ['vise', { kind: 'several', choices: ['a', 'c'] }],
  ['tvrdnja', { kind: 'true-false', value: true }],
  ['kratko', { kind: 'short', text: 'Zagreb' }],
  ['broj', { kind: 'number', text: '3,5' }],
  ['bonus', { kind: 'true-false', value: true }],
  ['osmo', { kind: 'true-false', value: false }],
  ['deveto', { kind: 'true-false', value: true }],
]

const NOON = '2026-11-20T10:00:00Z'

const as = ({ pupil }: Family) => ({ cookie: pupil.cookie })
const list = (family: Family, query = '') =>
  callForBody<MistakePage>('GET', `/korisnik/greske${query}`, as(family))
const worksheet = (family: Family) =>
  callForBody<Worksheet>('GET', '/korisnik/greske/radni-list', as(family))
const itemsOf = ({ groups }: { groups: { items: Mistake[] }[] }) =>
  groups.flatMap(({ items }) => items)

/** Adds the lesson's first card and its check question to the mistakes. */
async function noteOthers({ child }: Family): Promise<void> {
  const [card] = await db().select().from(cards).where(eq(cards.lessonId, probe.lessonId))
  const [check] = await db()
    .select()
    .from(checkQuestions)
    .where(eq(checkQuestions.lessonId, probe.lessonId))
  const known = { pupilId: child._id, lessonId: probe.lessonId, at: new Date() }
  await noteMistake({ ...known, item: { cardId: card?.id ?? '' } }, db())
  await noteMistake({ ...known, item: { checkQuestionId: check?.id ?? '' } }, db())
}

describe('GET /api/korisnik/greske', () => {
  test('is empty without mistakes', async () => {
    expect(await list(await newFamily())).toMatchObject({ total: 0, groups: [], next: null })
  })

  test('shows mistakes under their lesson, without keys, and no one else’s', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    await answer(family, 'jedan', WRONG, '2026-11-20T10:00:00Z')
    await answer(others, 'kratko', SPLIT, '2026-11-20T10:00:00Z')
    const page = await list(family)
    expect(page.total).toBe(1)
    expect(page.groups[0]?.lesson).toEqual({
      lessonId: probe.lessonId,
      title: 'Probna lekcija',
      subject: 'Probni predmet',
      area: 'matematika',
      path: '/5-razred/probna-knjiga/probna-lekcija',
    })
    const [item] = itemsOf(page)
    expect(item).toMatchObject({ kind: 'question', rightDay: null })
    expect(item?.kind === 'question' && item.question._id).toBe(probe.questionId('jedan'))
    expect(JSON.stringify(page)).not.toMatch(/"(?:weight|feedback|explanation|correct|answer)"/)
    expect(JSON.stringify(page)).not.toContain('Korak prerano')
  })

  test('an item stays after the first right day and is cleared on the second', async () => {
    const family = await newFamily()
    await answer(family, 'jedan', WRONG, '2026-11-20T10:00:00Z')
    await answer(family, 'jedan', RIGHT, '2026-11-20T11:00:00Z')
    expect(itemsOf(await list(family))).toMatchObject([{ rightDay: '2026-11-20' }])
    await answer(family, 'jedan', RIGHT, '2026-11-20T22:59:59Z')
    expect((await list(family)).total).toBe(1)
    await answer(family, 'jedan', RIGHT, '2026-11-20T23:00:00Z')
    expect(await list(family)).toMatchObject({ total: 0, groups: [] })
  })

  test('returns the Zagreb day of its list', async () => {
    const family = await newFamily()
    const at = (now: string) => listMistakes(playerOf(family), { now: new Date(now) })
    expect((await at('2026-11-20T22:59:59Z')).today).toBe('2026-11-20')
    expect((await at('2026-11-20T23:00:00Z')).today).toBe('2026-11-21')
  })

  test('only a subscription shows the ninth question and the check', async () => {
    const family = await newFamily()
    await answer(family, 'deveto', FALSE, '2026-11-20T10:00:00Z')
    await noteOthers(family)
    const free = await list(family)
    expect(itemsOf(free).map(({ kind }) => kind)).toEqual(['card'])
    expect(free.total).toBe(1)
    await setSubscription(family)
    const paid = await list(family)
    expect(paid.total).toBe(3)
    expect(new Set(itemsOf(paid).map(({ kind }) => kind))).toEqual(
      new Set(['question', 'card', 'check']),
    )
    expect(JSON.stringify(paid)).not.toContain('djeljiv s 2.')
  })

  test('an inactive grade shows nothing', async () => {
    const family = await newFamily()
    await answer(family, 'jedan', WRONG, '2026-11-20T10:00:00Z')
    const close = (isActive: boolean) =>
      db().update(grades).set({ isActive }).where(eq(grades.slug, '5-razred'))
    await close(false)
    const closed = await list(family)
    await close(true)
    expect(closed).toMatchObject({ total: 0, groups: [] })
    expect((await list(family)).total).toBe(1)
  })

  test('pages contain everything once, even when the last item of a page was cleared', async () => {
    const family = await newFamily()
    const all = await db()
      .select()
      .from(questions)
      .limit(MISTAKES_A_PAGE + 5)
    for (const { id, lessonId } of all) {
      const known = { pupilId: family.child._id, lessonId: lessonId ?? '', at: new Date() }
      await noteMistake({ ...known, item: { questionId: id } }, db())
    }
    await setSubscription(family)
    const first = await list(family)
    expect(itemsOf(first)).toHaveLength(MISTAKES_A_PAGE)
    expect(first.total).toBe(all.length)
    const last = itemsOf(first).at(-1)
    expect(first.next).toBe(last?._id)
    if (last?.kind !== 'question') throw new Error('The last is no question')
    await knowOn(family, last.question._id, '2026-11-20T10:00:00Z')
    await knowOn(family, last.question._id, '2026-11-21T10:00:00Z')
    const second = await list(family, `?nakon=${first.next}`)
    expect(second.total).toBe(all.length - 1)
    expect(second.next).toBeNull()
    const ids = [...itemsOf(first), ...itemsOf(second)].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(all.length)
  })

  test('of a lesson it contains all, as many as in the lesson’s next step', async () => {
    const family = await newFamily()
    await setSubscription(family)
    const all = await db()
      .select()
      .from(questions)
      .limit(MISTAKES_A_PAGE + 5)
    const counts = Map.groupBy(all, ({ lessonId }) => lessonId ?? '')
    for (const { id, lessonId } of all) {
      const known = { pupilId: family.child._id, lessonId: lessonId ?? '', at: new Date() }
      await noteMistake({ ...known, item: { questionId: id } }, db())
    }
    await noteOthers(family)
    const [known] = all
    await knowOn(family, known?.id ?? '', new Date().toISOString())
    for (const [lessonId, own] of counts) {
      const page = await list(family, `?lekcija=${lessonId}`)
      expect(page.groups.map(({ lesson }) => lesson.lessonId)).toEqual([lessonId])
      expect(page).toMatchObject({ next: null, total: itemsOf(page).length })
      expect(page.total).toBeGreaterThanOrEqual(own.length)
      const { mistakes } = await callForBody<LessonState>(
        'GET',
        `/lessons/${lessonId}/stanje`,
        as(family),
      )
      expect(waitingMistakes(page)).toHaveLength(mistakes)
    }
  })

  test('another pupil’s id is not accepted as the start of a page', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    await answer(family, 'jedan', WRONG, '2026-11-20T10:00:00Z')
    await answer(others, 'kratko', SPLIT, '2026-11-20T10:00:00Z')
    const foreign = itemsOf(await list(others))[0]?._id ?? ''
    expect(itemsOf(await list(family, `?nakon=${foreign}`))).toEqual(itemsOf(await list(family)))
    const refused = await callForAnswer('GET', '/korisnik/greske?nakon=1', as(family))
    expect(refused.status).toBe(400)
  })
})

/** Notes that a question was known on a day. */
async function knowOn({ child }: Family, questionId: string, at: string): Promise<void> {
  await noteKnown({ pupilId: child._id, item: { questionId }, at: new Date(at) }, db())
}

describe('GET /api/korisnik/greske/radni-list', () => {
  test('shows right answers to the pupil’s own open mistakes only', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    await answer(family, 'jedan', WRONG, '2026-11-20T10:00:00Z')
    await answer(others, 'kratko', SPLIT, '2026-11-20T10:00:00Z')
    const { groups } = await worksheet(family)
    expect(groups).toHaveLength(1)
    expect(groups[0]?.items).toMatchObject([
      {
        kind: 'question',
        question: { _id: probe.questionId('jedan') },
        correct: { kind: 'single', choice: 'b' },
      },
    ])
    expect(JSON.stringify(groups)).not.toContain('Zagreb')
  })

  test('leaves out questions never answered, and cleared ones', async () => {
    const family = await newFamily()
    const known = { pupilId: family.child._id, lessonId: probe.lessonId, at: new Date() }
    await noteMistake({ ...known, item: { questionId: probe.questionId('kratko') } }, db())
    await answer(family, 'jedan', WRONG, '2026-11-20T10:00:00Z')
    await answer(family, 'jedan', RIGHT, '2026-11-20T11:00:00Z')
    await answer(family, 'jedan', RIGHT, '2026-11-21T11:00:00Z')
    expect(await worksheet(family)).toEqual({ left: 0, groups: [] })
  })

  test('contains both sides of cards, and the check with a subscription only', async () => {
    const family = await newFamily()
    await noteOthers(family)
    const free = await worksheet(family)
    expect(free.groups.flatMap(({ items }) => items.map(({ kind }) => kind))).toEqual(['card'])
    await setSubscription(family)
    const paid = await worksheet(family)
    expect(paid.groups[0]?.items).toContainEqual(
      expect.objectContaining({ kind: 'check', modelAnswer: 'Zato što je djeljiv s\u00a02.' }),
    )
  })
})

describe('POST /api/lessons/savladanost', () => {
  const mastery = (family: Family, lessonIds: unknown[]) =>
    callForAnswer('POST', '/lessons/savladanost', { body: { lessonIds }, ...as(family) })

  test('returns the caller’s own mastery, for lessons with an answer', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    await answer(family, 'jedan', RIGHT, '2026-11-20T10:00:00Z')
    await answer(family, 'tvrdnja', FALSE, '2026-11-20T10:00:00Z')
    const { lessonId } = probe
    expect(await mastery(family, [lessonId, uuidv7()])).toEqual({
      status: 200,
      body: { [lessonId]: { right: 1, of: 2, isMastered: false, lastDay: '2026-11-20' } },
    })
    expect(await mastery(others, [lessonId])).toEqual({ status: 200, body: {} })
  })

  test('eight different right answers are mastery', async () => {
    const family = await newFamily()
    for (const [key, given] of EIGHT.slice(0, 7)) await answer(family, key, given, NOON)
    const body = async () => (await mastery(family, [probe.lessonId])).body
    expect(await body()).toMatchObject({ [probe.lessonId]: { right: 7, of: 7, isMastered: false } })
    for (const [key, given] of EIGHT.slice(7)) await answer(family, key, given, NOON)
    expect(await body()).toMatchObject({ [probe.lessonId]: { right: 8, of: 8, isMastered: true } })
  })

  test('the textbooks of a grade have their number of mastered lessons', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    const { rows } = await db().execute<{ grade: string; book: string }>(sql`
      select s.grade_id as grade, b.id as book from lessons l join units u on u.id = l.unit_id
      join literature b on b.id = u.literature_id join subjects s on s.id = b.subject_id
      where l.id = ${probe.lessonId}`)
    const [{ grade, book } = { grade: '', book: '' }] = rows
    const mastered = (who: Family, id = grade) =>
      callForAnswer('GET', `/razredi/${id}/savladanost`, as(who))
    for (const [key, given] of EIGHT.slice(0, 7)) await answer(family, key, given, NOON)
    expect(await mastered(family)).toEqual({ status: 200, body: {} })
    for (const [key, given] of EIGHT.slice(7)) await answer(family, key, given, NOON)
    expect(await mastered(family)).toEqual({ status: 200, body: { [book]: 1 } })
    expect(await mastered(others)).toEqual({ status: 200, body: {} })
    expect(await mastered(family, uuidv7())).toEqual({ status: 200, body: {} })
    expect((await mastered(family, 'razred')).status).toBe(400)
  })

  test.each([
    [[], 200],
    [Array.from({ length: 100 }, () => uuidv7()), 200],
    [Array.from({ length: 101 }, () => uuidv7()), 400],
    [['lekcija'], 400],
  ])('%# asks for some lessons: %#', async (lessonIds, status) => {
    expect((await mastery(await newFamily(), lessonIds)).status).toBe(status)
  })
})
