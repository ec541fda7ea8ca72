import { eq, asc } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { isFreeLesson } from '@/lib/content/curriculum/free-lessons'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { allQuestions, questions } from '@/lib/content/questions/tables'
import { callForAnswer, callForBody, invalidAnswer, refusedAnswer } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()

const missing = refusedAnswer(404, 'Lekcija nije pronađena')

describe('GET /api/lessons/{id}/questions', () => {
  test('a guest gets the first eight questions of every lesson, all of a free one, in order', async () => {
    for (const { id } of await db().select({ id: lessons.id }).from(lessons)) {
      const answered = await callForBody<PublicQuestion[]>('GET', `/lessons/${id}/questions`)
      const rows = await db()
        .select({ id: questions.id })
        .from(questions)
        .where(eq(questions.lessonId, id))
        .orderBy(asc(questions.position))
      expect(rows.length).toBeGreaterThanOrEqual(9)
      const open = (await isFreeLesson(id)) ? rows : rows.slice(0, 8)
      expect(answered.map(({ _id }) => _id)).toEqual(open.map((row) => row.id))
    }
  })

  test('a question has its text and options as HTML, without a hint at the answer', async () => {
    const [jedan, vise, tvrdnja, kratko, broj, parovi, bonus] = await callForBody<PublicQuestion[]>(
      'GET',
      `/lessons/${probe.lessonId}/questions`,
    )
    const head = (key: string) => ({
      _id: probe.questionId(key),
      slug: expect.any(String) as string,
      edition: 1,
    })
    expect(jedan).toEqual({
      ...head('jedan'),
      kind: 'single',
      isBonus: false,
      html: expect.stringMatching(/^Koliko je <span.*<math.*\?<\/span>$/) as string,
      choices: [
        { id: 'a', html: '6' },
        { id: 'b', html: '7' },
        { id: 'c', html: '8' },
      ],
    })
    expect(vise).toMatchObject({ kind: 'several', choices: [{ html: '12' }, { html: '7' }, {}] })
    const claim = { kind: 'true-false', html: 'Broj 0 je paran.', isBonus: false }
    expect(tvrdnja).toEqual({ ...head('tvrdnja'), ...claim })
    expect(Object.keys(kratko ?? {})).toEqual(['_id', 'slug', 'html', 'isBonus', 'edition', 'kind'])
    expect(broj).toMatchObject({ kind: 'number', unit: 'cm' })
    expect(Object.keys(broj ?? {})).toEqual([
      ...['_id', 'slug', 'html', 'isBonus', 'edition', 'kind', 'unit'],
    ])
    expect(parovi).toMatchObject({
      kind: 'matching',
      left: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      right: [
        { id: 'a', html: 'četiri' },
        { id: 'b', html: 'deset' },
        { id: 'c', html: 'osam' },
        { id: 'd', html: 'šest' },
      ],
    })
    expect(bonus).toMatchObject({ isBonus: true })
  })

  test.each(['x', uuidv7(), ' '])('the id „%s” belongs to no lesson: 404', async (id) => {
    expect(await callForAnswer('GET', `/lessons/${encodeURIComponent(id)}/questions`)).toEqual(
      missing,
    )
  })

  test('a lesson without questions has an empty list', async () => {
    await db().delete(allQuestions).where(eq(allQuestions.lessonId, probe.lessonId))
    expect(await callForBody('GET', `/lessons/${probe.lessonId}/questions`)).toEqual([])
    expect(await callForBody('POST', '/kwiz', { body: { id: probe.lessonId } })).toEqual({
      questions: [],
    })
  })
})

describe('POST /api/kwiz', () => {
  test('returns the same questions', async () => {
    const [lesson] = await db().select().from(lessons).where(eq(lessons.slug, 'ohmov-zakon'))
    const id = lesson?.id ?? ''
    const listed = await callForBody('GET', `/lessons/${id}/questions`)
    expect(listed).toHaveLength(8)
    expect(await callForBody('POST', '/kwiz', { body: { id } })).toEqual({ questions: listed })
  })

  test('an unknown lesson is 404, a malformed id 400 with the field', async () => {
    expect(await callForAnswer('POST', '/kwiz', { body: { id: uuidv7() } })).toEqual(missing)
    expect(await callForAnswer('POST', '/kwiz', { body: { id: 'x' } })).toEqual(
      invalidAnswer({ id: ['Oznaka nije ispravna.'] }),
    )
    expect(await callForAnswer('POST', '/kwiz', { body: {} })).toEqual(
      invalidAnswer({ id: ['Obavezno polje.'] }),
    )
  })
})
