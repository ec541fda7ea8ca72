import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Grade, Subject, SubjectLessons } from '@/lib/content/curriculum/model'
import { LESSON_CHOICES_MAX } from '@/lib/content/curriculum/limits'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody, call, refusedAnswer } from '../../support/call'

const gradeWithSlug = async (slug: string) => {
  const grade = (await callForBody<Grade[]>('GET', '/razredi')).find((one) => one.slug === slug)
  if (!grade) throw new Error(`no grade ${slug}`)
  return grade
}

describe('GET /api/razredi', () => {
  test('returns the eight grades in order, without other fields', async () => {
    const grades = await callForBody<Grade[]>('GET', '/razredi')
    expect(grades).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((order) => ({
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: `${order}. razred`,
        slug: `${order}-razred`,
        order,
        isActive: true,
      })),
    )
  })

  test('returns uncacheable JSON', async () => {
    const { headers } = await call('GET', '/razredi?_t=1')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json')
  })
})

describe('GET /api/razredi/{id}/predmeti', () => {
  test('returns the subjects of the grade by position, each with its textbooks', async () => {
    const grade = await gradeWithSlug('7-razred')
    const subjects = await callForBody<Subject[]>('GET', `/razredi/${grade._id}/predmeti`)
    const { rows } = await db().execute<{ slug: string }>(
      sql`select slug from subjects where grade_id = ${grade._id} order by position, id`,
    )
    expect(subjects.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug))
    for (const subject of subjects) {
      expect(Object.keys(subject)).toEqual(['_id', 'slug', 'name', 'area', 'literature'])
      for (const book of subject.literature) {
        expect(Object.keys(book)).toEqual(['_id', 'slug', 'name', 'description', 'lessonCount'])
        expect(book.lessonCount).toBeGreaterThan(0)
      }
    }
  })

  test.each(['nepoznat', '7', uuidv7(), "' or 1=1 --"])(
    'the id %s belongs to no grade: 404',
    async (id) => {
      const path = `/razredi/${encodeURIComponent(id)}/predmeti`
      expect(await callForAnswer('GET', path)).toEqual(refusedAnswer(404, 'Razred nije pronađen'))
    },
  )

  test('refuses an id that is too long before any query', async () => {
    const { status, body } = await callForAnswer('GET', `/razredi/${'a'.repeat(121)}/predmeti`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'Uneseni podaci nisu ispravni.' })
  })

  test('a grade without subjects: 404 with the specified message', async () => {
    const [eighth, seventh] = [await gradeWithSlug('8-razred'), await gradeWithSlug('7-razred')]
    await db().execute(
      sql`update subjects set grade_id = ${seventh._id} where grade_id = ${eighth._id}`,
    )
    expect(await callForAnswer('GET', `/razredi/${eighth._id}/predmeti`)).toEqual(
      refusedAnswer(404, 'Nema dostupnih predmeta za odabrani razred'),
    )
  })
})

describe('GET /api/razredi/{id}/lekcije', () => {
  test('returns every lesson of the grade by subject', async () => {
    const grade = await gradeWithSlug('7-razred')
    const subjects = await callForBody<SubjectLessons[]>('GET', `/razredi/${grade._id}/lekcije`)
    const counts = await callForBody<{ countsByGrade: Record<string, number> }>(
      'GET',
      '/lessons/count',
    )
    const lessons = subjects.flatMap((subject) => subject.lessons)
    expect(lessons).toHaveLength(counts.countsByGrade[grade._id] ?? 0)
    expect(Object.keys(lessons[0] ?? {})).toEqual(['_id', 'title'])
    expect(subjects.map(({ hasMore }) => hasMore)).not.toContain(true)
  })

  test('shows the first lessons of a large subject; a search finds the others', async () => {
    const { _id } = await gradeWithSlug('3-razred')
    await db().execute(sql`
      insert into lessons (id, unit_id, slug, title, summary, script, search_title, search_text, position)
      select gen_random_uuid(), u.id, 'mnogo-' || n, 'Čvor ' || n, 's', 's', 'cvor ' || n, 's', 1000 + n
      from generate_series(1, ${LESSON_CHOICES_MAX}) n, units u where u.id = (
        select u.id from units u join literature b on b.id = u.literature_id
        join subjects s on s.id = b.subject_id where s.grade_id = ${_id} and s.area = 'matematika' limit 1)`)
    const choice = (query: string) =>
      callForBody<SubjectLessons[]>(
        'GET',
        `/razredi/${_id}/lekcije?trazi=${encodeURIComponent(query)}`,
      )
    const shown = async (query: string) =>
      (await choice(query)).map(({ area, lessons, hasMore }) => [area, lessons.length, hasMore])
    const all = await choice('')
    expect(all.filter(({ hasMore }) => hasMore).map(({ area }) => area)).toEqual(['matematika'])
    expect(all.find(({ hasMore }) => hasMore)?.lessons).toHaveLength(LESSON_CHOICES_MAX)
    expect(await shown(' ČVOR 99 ')).toEqual([['matematika', 1, false]])
    expect(await shown('matemat')).toEqual([['matematika', LESSON_CHOICES_MAX, true]])
    expect(await shown('%')).toEqual([])
    expect(await shown('\\')).toEqual([])
  })

  test.each(['nepoznat', uuidv7()])('the id %s belongs to no grade: 404', async (id) => {
    expect(await callForAnswer('GET', `/razredi/${id}/lekcije`)).toEqual(
      refusedAnswer(404, 'Razred nije pronađen'),
    )
  })
})
