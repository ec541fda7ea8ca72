import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'

type Card = { id?: string | undefined; front: string; back: string }
type Lesson = { _id: string; version: number; cards: (Card & { id: string })[] }

const { asks } = await newAdmin()
const { rows: units } = await db().execute<{ id: string }>(sql`select id from units limit 1`)
const form = (title: string, cards: Card[]) => ({
  ...{ title, cards, checks: [], summary: '', keywords: [], unit: units[0]?.id },
  isPublished: false,
})
async function sent(method: 'POST' | 'PUT', path: string, body: object): Promise<Lesson> {
  const answer = await asks(method, path, body)
  expect(answer.status).toBe(200)
  return answer.body as unknown as Lesson
}
const newLesson = (title: string, cards: Card[]) => sent('POST', '/lessons', form(title, cards))
const save = ({ _id, version }: Lesson, title: string, cards: Card[]) =>
  sent('PUT', `/lessons/${_id}`, { ...form(title, cards), version })

test('a card keeps its id when its text changes and when it moves', async () => {
  const lesson = await newLesson('Lovac', [
    { front: 'A', back: '1' },
    { front: 'B', back: '2' },
  ])
  const [a, b] = lesson.cards
  const { cards } = await save(lesson, 'Lovac', [
    { id: b?.id, front: 'Sve drugo', back: '20' },
    { front: 'A', back: 'nova' },
    { id: a?.id, front: 'Posve novo', back: '10' },
  ])
  expect(cards.map(({ front }) => front)).toEqual(['Sve drugo', 'A', 'Posve novo'])
  expect([cards[0]?.id, cards[2]?.id]).toEqual([b?.id, a?.id])
  expect([a?.id, b?.id]).not.toContain(cards[1]?.id)
})

test('a card with an id of another lesson becomes a new card, and the other lesson keeps its own', async () => {
  const other = await newLesson('Top', [{ front: 'Tuđa', back: '1' }])
  const [foreign] = other.cards
  const lesson = await newLesson('Kula', [])
  const { cards } = await save(lesson, 'Kula', [{ ...foreign, front: 'Ukradena', back: '2' }])
  expect(cards).toEqual([{ id: expect.any(String) as string, front: 'Ukradena', back: '2' }])
  expect(cards[0]?.id).not.toBe(foreign?.id)
  const { rows: kept } = await db().execute(
    sql`select id, front from cards where lesson_id = ${other._id}`,
  )
  expect(kept).toEqual([{ id: foreign?.id, front: 'Tuđa' }])
})
