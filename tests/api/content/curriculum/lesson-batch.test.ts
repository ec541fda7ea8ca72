import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody, invalidAnswer, refusedAnswer } from '../../support/call'

let ids: string[] = []

beforeAll(async () => {
  const { rows } = await db().execute<{ id: string }>(sql`select id from lessons order by slug`)
  ids = rows.map(({ id }) => id)
})

const batch = (lessonIds: unknown) =>
  callForBody<PlacedLesson[]>('POST', '/lessons/batch', { body: { lessonIds } })

describe('POST /api/lessons/batch', () => {
  test('returns lessons in the requested order, without unknown ids and duplicates', async () => {
    const [a = '', b = '', c = ''] = ids
    const lessons = await batch([c, uuidv7(), a, c, b])
    expect(lessons.map(({ _id }) => _id)).toEqual([c, a, b])
  })

  test('a lesson has the names and slugs of its parents, but no script', async () => {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from lessons where slug = 'stari-egipat'`,
    )
    const [lesson] = await batch([rows[0]?.id])
    expect(lesson).toEqual({
      _id: rows[0]?.id,
      slug: 'stari-egipat',
      title: expect.any(String) as string,
      summary: expect.any(String) as string,
      questionCount: expect.any(Number) as number,
      isFree: false,
      cardCount: expect.any(Number) as number,
      unit: {
        _id: expect.any(String) as string,
        name: expect.any(String) as string,
        slug: 'prve-civilizacije',
      },
      subject: { name: 'Povijest', area: 'povijest' },
      literatureName: expect.any(String) as string,
      literatureSlug: 'vremeplov-5',
      gradeName: '5. razred',
      gradeSlug: '5-razred',
    })
  })

  test('an empty list of ids gives an empty list', async () => {
    expect(await batch([])).toEqual([])
  })

  test('accepts 100 ids and refuses 101', async () => {
    expect(await batch(Array.from({ length: 100 }, () => uuidv7()))).toEqual([])
    const lessonIds = Array.from({ length: 101 }, () => uuidv7())
    expect(await callForAnswer('POST', '/lessons/batch', { body: { lessonIds } })).toEqual(
      invalidAnswer({ lessonIds: [expect.stringContaining('100') as string] }),
    )
  })

  test.each([[{ lessonIds: ['x'] }], [{ lessonIds: 'x' }], [{}], [[]], [null], ['x']])(
    '%j is refused',
    async (body) => {
      const answer = await callForAnswer('POST', '/lessons/batch', { body })
      expect(answer).toMatchObject(refusedAnswer(400, 'Uneseni podaci nisu ispravni.'))
    },
  )
})

describe('GET /api/lessons/count', () => {
  test('counts the lessons of every active grade, by grade id', async () => {
    const { rows } = await db().execute<{ id: string; count: number }>(sql`
      select g.id, count(l.id)::int as count from grades g
      left join subjects s on s.grade_id = g.id left join literature b on b.subject_id = s.id
      left join units u on u.literature_id = b.id left join lessons l on l.unit_id = u.id
      group by g.id`)
    expect(await callForAnswer('GET', '/lessons/count')).toEqual({
      status: 200,
      body: { countsByGrade: Object.fromEntries(rows.map(({ id, count }) => [id, count])) },
    })
    expect(Math.min(...rows.map(({ count }) => count))).toBeGreaterThanOrEqual(3)
  })
})
