import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { allQuestions } from '@/lib/content/questions/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()

const missing = refusedAnswer(404, 'Pitanje nije pronađeno')

describe('GET /api/pitanja/{id}', () => {
  test('an id gives the slug, and the slug gives the question with its place', async () => {
    const _id = probe.questionId('kratko')
    const { body } = await callForAnswer('GET', `/pitanja/${_id}`)
    expect(body).toEqual({
      slug: expect.stringMatching(/^koji-je-grad-glavni-grad-hrvatske-[a-z0-9]+$/) as string,
    })
    const { slug } = body as { slug: string }
    expect(await callForAnswer('GET', `/pitanja/${slug}`)).toEqual({
      status: 200,
      body: {
        _id,
        slug,
        kind: 'short',
        text: 'Koji je grad glavni grad Hrvatske?',
        html: 'Koji je grad glavni grad Hrvatske?',
        metadata: {
          razred: '5. razred',
          predmet: 'Probni predmet',
          literatura: 'Probna knjiga',
          cjelina: 'Probna cjelina',
          lekcija: probe.lessonId,
        },
        lesson: {
          _id: probe.lessonId,
          slug: 'probna-lekcija',
          title: 'Probna lekcija',
          summary: 'Lekcija za provjeru uvoza.',
          questionCount: 9,
          cardCount: 2,
          isFree: false,
          unit: {
            _id: expect.any(String) as string,
            name: 'Probna cjelina',
            slug: 'probna-cjelina',
          },
          subject: { name: 'Probni predmet', area: 'matematika' },
          literatureName: 'Probna knjiga',
          literatureSlug: 'probna-knjiga',
          gradeName: '5. razred',
          gradeSlug: '5-razred',
        },
      },
    })
  })

  test('a question without a lesson has no place', async () => {
    const [own] = await db()
      .select()
      .from(allQuestions)
      .where(eq(allQuestions.id, probe.questionId('tvrdnja')))
    if (!own) throw new Error('The question is missing')
    const id = uuidv7()
    const [{ slug } = { slug: '' }] = await db()
      .insert(allQuestions)
      .values({ ...own, id, number: undefined, lessonId: null })
      .returning()
    const nowhere = {
      razred: null,
      predmet: null,
      literatura: null,
      cjelina: null,
      lekcija: null,
    }
    expect(await callForAnswer('GET', `/pitanja/${slug}`)).toEqual({
      status: 200,
      body: {
        _id: id,
        slug: expect.any(String) as string,
        kind: 'true-false',
        text: own.text,
        html: own.text,
        metadata: nowhere,
      },
    })
  })

  test.each([uuidv7(), 'nema-takvog', 'Veliko', "' or 1=1 --", '%', 'nema-takvog-1'])(
    'nothing is found for %j: 404',
    async (id) => {
      expect(await callForAnswer('GET', `/pitanja/${encodeURIComponent(id)}`)).toEqual(missing)
    },
  )

  test('refuses a text longer than any slug', async () => {
    expect(await callForAnswer('GET', `/pitanja/${'a'.repeat(121)}`)).toMatchObject({ status: 400 })
  })
})
