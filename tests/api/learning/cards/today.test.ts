import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { reviewCard } from '@/lib/learning/cards/commands'
import { v7 as uuidv7 } from 'uuid'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family, playerOf } from '../../support/people'
import { lessonWithCards, misspell, reviewAt, todayAt } from './pupils'

const lessons = await Promise.all([0, 1, 2].map(lessonWithCards))

const lesson = (index = 0) => {
  const found = lessons[index]
  if (!found) throw new Error(`No lesson ${index}`)
  return found
}
const idsAt = async (family: Family, instant: string) =>
  (await todayAt(family, instant)).cards.map(({ _id }) => _id)

/** Reviews the first cards of lessons as not known, so that all are due the next day. */
async function missed(family: Family, counts: number[], instant: string): Promise<string[]> {
  const ids = counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => lesson(index).cardId(place)),
  )
  for (const id of ids) await reviewAt(family, id, false, instant)
  return ids
}

const MONDAY = '2026-11-16T10:00:00Z'
const TUESDAY = '2026-11-17T10:00:00Z'

describe('today’s review', () => {
  test('is empty for a pupil without a reviewed card, and says so', async () => {
    const family = await newFamily()
    expect(await todayAt(family, MONDAY)).toEqual({ cards: [], hasDeck: false })
  })

  test('contains the due cards of all lessons, oldest first, with their lessons', async () => {
    const family = await newFamily()
    await reviewAt(family, lesson(1).cardId(3), false, '2026-11-14T10:00:00Z')
    await reviewAt(family, lesson(0).cardId(2), false, '2026-11-15T10:00:00Z')
    await reviewAt(family, lesson(0).cardId(0), true, '2026-11-15T10:00:00Z')
    expect(await idsAt(family, MONDAY)).toEqual([lesson(1).cardId(3), lesson(0).cardId(2)])
    const { cards } = await todayAt(family, MONDAY)
    expect(cards[0]).toMatchObject({
      kind: 'lesson',
      lesson: { path: expect.stringMatching(/^\/\d-razred\/[^/]+\/[^/]+$/) as string },
    })
  })

  test.each([
    ['a winter midnight', '2026-11-20T10:00:00Z', '2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z'],
    [
      'the night of 29 March',
      '2026-03-28T10:00:00Z',
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
    ],
    ['the night after it', '2026-03-29T10:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    [
      'the night of 25 October',
      '2026-10-24T10:00:00Z',
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
    ],
    ['the night after it', '2026-10-25T10:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('a card of tomorrow is due from %s, not a second before', async (_, at, before, midnight) => {
    const family = await newFamily()
    const [id] = await missed(family, [1], at)
    expect(await idsAt(family, before)).toEqual([])
    expect(await idsAt(family, midnight)).toEqual([id])
  })

  test('has 14 of 14 cards, 15 of 15, and 15 of 16', async () => {
    for (const [counts, shown] of [
      [[8, 6], 14],
      [[8, 7], 15],
      [[8, 8], 15],
      [[8, 8, 8], 15],
    ] as const) {
      const family = await newFamily()
      await missed(family, [...counts], MONDAY)
      expect(await idsAt(family, TUESDAY)).toHaveLength(shown)
    }
  })

  test('counts cards already reviewed that day in any lesson, each once', async () => {
    const family = await newFamily()
    await missed(family, [8, 8, 4], MONDAY)
    const wanted = await idsAt(family, TUESDAY)
    for (const id of wanted.slice(0, 14)) await reviewAt(family, id, false, TUESDAY)
    await reviewAt(family, wanted[0] ?? '', true, TUESDAY)
    expect(await idsAt(family, TUESDAY)).toHaveLength(1)
    await reviewAt(family, lesson(2).cardId(7), true, TUESDAY)
    expect(await todayAt(family, TUESDAY)).toEqual({ cards: [], hasDeck: true })
  })

  test('starts again at midnight, whatever was left', async () => {
    const family = await newFamily()
    await missed(family, [8, 8, 8], MONDAY)
    for (const id of await idsAt(family, TUESDAY)) await reviewAt(family, id, true, TUESDAY)
    expect(await idsAt(family, '2026-11-17T22:59:59Z')).toEqual([])
    expect(await idsAt(family, '2026-11-17T23:00:00Z')).toHaveLength(9)
  })

  test('mixes in the pupil’s own words by their due time', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    const word = await misspell(family, lesson().lessonId, 'uspješan', '2026-11-15T10:00:00Z')
    await misspell(other, lesson().lessonId, 'tuđa', '2026-11-15T10:00:00Z')
    await reviewAt(family, lesson().cardId(0), false, '2026-11-13T10:00:00Z')
    await reviewAt(family, lesson().cardId(1), false, '2026-11-15T10:00:00Z')
    const { cards } = await todayAt(family, MONDAY)
    expect(cards.map(({ _id, kind }) => [_id, kind])).toEqual([
      [lesson().cardId(0), 'lesson'],
      [word, 'spelling'],
      [lesson().cardId(1), 'lesson'],
    ])
    expect(cards[1]).toMatchObject({ typed: 'uspješanj', correct: 'uspješan' })
  })

  test('has at most 15 cards, including words', async () => {
    const family = await newFamily()
    await missed(family, [8], MONDAY)
    for (let index = 0; index < 8; index += 1) {
      await misspell(family, lesson().lessonId, `riječ${index}`, MONDAY)
    }
    const { cards } = await todayAt(family, TUESDAY)
    expect(cards).toHaveLength(15)
    expect(cards.filter(({ kind }) => kind === 'spelling')).toHaveLength(8)
  })

  test('leaves out cards that need a subscription once it has ended', async () => {
    const family = await newFamily()
    const player = playerOf(family, true)
    const ninth = lesson().cardId(8)
    await reviewCard(ninth, { id: uuidv7(), knows: false }, player, new Date(MONDAY))
    expect((await todayAt(family, TUESDAY, true)).cards).toMatchObject([{ _id: ninth }])
    expect(await todayAt(family, TUESDAY)).toEqual({ cards: [], hasDeck: true })
  })

  test('leaves out lessons of inactive grades, and fills up to 15 without them', async () => {
    const family = await newFamily()
    const { rows } = await db().execute<{ gradeId: string; cardId: string }>(
      `select s.grade_id as "gradeId", c.id as "cardId" from cards c
       join lessons l on l.id = c.lesson_id join units u on u.id = l.unit_id
       join literature b on b.id = u.literature_id join subjects s on s.id = b.subject_id
       where c.position <= 8 order by s.grade_id, c.id`,
    )
    const gradeId = rows[0]?.gradeId ?? ''
    const closing = rows.filter((row) => row.gradeId === gradeId).slice(0, 15)
    expect(closing).toHaveLength(15)
    for (const { cardId } of closing) {
      await reviewAt(family, cardId, false, '2026-11-13T10:00:00Z')
    }
    const other = rows.find((row) => row.gradeId !== gradeId)?.cardId ?? ''
    await reviewAt(family, other, false, '2026-11-14T10:00:00Z')
    const word = await misspell(family, lesson().lessonId, 'uspješan', '2026-11-13T10:00:00Z')
    const set = (isActive: boolean, where = sql`true`) =>
      db().update(grades).set({ isActive }).where(where)
    await set(false, eq(grades.id, gradeId))
    const closed = await idsAt(family, MONDAY)
    await set(false)
    const allClosed = await idsAt(family, MONDAY)
    await set(true)
    expect(closed).toContain(other)
    expect(closed.filter((id) => id !== word)).toEqual([other])
    expect(allClosed).toEqual([])
    expect(await idsAt(family, MONDAY)).toHaveLength(15)
  })
})

describe('GET /api/kartice/danas', () => {
  test('gives a pupil their own cards, and no number of waiting ones', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString()
    const wanted = await missed(family, [8, 8], dayBefore)
    const sent = await callForBody<{ cards: { _id: string }[] }>('GET', '/kartice/danas', {
      cookie: family.pupil.cookie,
    })
    expect(Object.keys(sent).sort()).toEqual(['cards', 'hasDeck'])
    expect(sent.cards).toHaveLength(15)
    expect(sent.cards.every(({ _id }) => wanted.includes(_id))).toBe(true)
    const { body } = await callForAnswer('GET', '/kartice/danas', { cookie: other.pupil.cookie })
    expect(body).toEqual({ cards: [], hasDeck: false })
  })

  test.each([
    [401, 'a guest', () => ''],
    [403, 'a parent', ({ parent }: Family) => parent.cookie],
  ] as const)('answers %i to %s', async (status, _, cookieOf) => {
    const cookie = cookieOf(await newFamily())
    expect((await callForAnswer('GET', '/kartice/danas', { cookie })).status).toBe(status)
  })
})
