import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Unit } from '@/lib/content/curriculum/model'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'

type Row = { id: string }

async function literatureId(slug: string): Promise<string> {
  const { rows } = await db().execute<Row>(sql`select id from literature where slug = ${slug}`)
  return rows[0]?.id ?? ''
}

describe('GET /api/literature/{id}/cjeline', () => {
  test('returns units and lessons by position, without scripts', async () => {
    const id = await literatureId('brojevni-atelje-5')
    const units = await callForBody<Unit[]>('GET', `/literature/${id}/cjeline`)
    const { rows } = await db().execute<{ unit: string; lesson: string }>(sql`
      select u.slug as unit, l.slug as lesson from units u join lessons l on l.unit_id = u.id
      where u.literature_id = ${id} order by u.position, u.id, l.position`)
    const answered = units.flatMap((unit) =>
      unit.lessons.map((lesson) => ({ unit: unit.slug, lesson: lesson.slug })),
    )
    expect(answered).toEqual(rows)
    expect(Object.keys(units[0] ?? {})).toEqual(['_id', 'slug', 'name', 'description', 'lessons'])
    expect(Object.keys(units[0]?.lessons[0] ?? {})).toEqual([
      '_id',
      'slug',
      'title',
      'summary',
      'questionCount',
      'cardCount',
      'isFree',
    ])
  })

  test('counts the questions and cards of each lesson', async () => {
    const units = await callForBody<Unit[]>(
      'GET',
      `/literature/${await literatureId('brojevni-atelje-5')}/cjeline`,
    )
    for (const lesson of units.flatMap((unit) => unit.lessons)) {
      const { rows } = await db().execute<{ questions: number; cards: number }>(sql`
        select (select count(*)::int from questions where lesson_id = ${lesson._id}) as questions,
          (select count(*)::int from cards where lesson_id = ${lesson._id}) as cards`)
      expect(rows).toEqual([{ questions: lesson.questionCount, cards: lesson.cardCount }])
    }
  })

  test.each(['nepoznata', uuidv7()])('the id %s belongs to no textbook: 404', async (id) => {
    expect(await callForAnswer('GET', `/literature/${id}/cjeline`)).toEqual(
      refusedAnswer(404, 'Literatura nije pronađena'),
    )
  })

  test('a textbook without units: 404 with the specified message', async () => {
    const id = uuidv7()
    await db().execute(sql`insert into literature (id, subject_id, slug, name, position)
      select ${id}, subject_id, 'prazna-knjiga', 'Prazna', 9 from literature limit 1`)
    expect(await callForAnswer('GET', `/literature/${id}/cjeline`)).toEqual(
      refusedAnswer(404, 'Nema dostupnih cjelina za odabranu literaturu'),
    )
  })

  test('a unit without lessons is shown empty', async () => {
    const id = await literatureId('vremeplov-5')
    await db().execute(sql`insert into units (id, literature_id, slug, name, position)
      values (${uuidv7()}, ${id}, 'prazna-cjelina', 'Prazna', 99)`)
    const units = await callForBody<Unit[]>('GET', `/literature/${id}/cjeline`)
    expect(units.at(-1)).toMatchObject({ slug: 'prazna-cjelina', lessons: [] })
  })
})
