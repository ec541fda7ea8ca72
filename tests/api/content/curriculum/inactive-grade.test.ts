import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { GET as shortLink } from '@/app/k/[slug]/route'
import {
  cachedGradePage,
  cachedLesson,
  cachedLiteraturePage,
} from '@/lib/content/curriculum/cached'
import type { Grade } from '@/lib/content/curriculum/model'
import { listLessonAddresses } from '@/lib/content/curriculum/addresses'
import { db } from '@/lib/platform/db/client'
import type { DynamicContent } from '@/lib/site/dynamic-content/model'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'

type Hidden = {
  grade: string
  subject: string
  literature: string
  unit: string
  lesson: string
  question: string
  questionSlug: string
}
const { rows } = await db().execute<Hidden>(sql`
  select g.id as grade, s.slug as subject, b.id as literature, u.slug as unit, l.id as lesson,
    q.id as question, q.slug as "questionSlug"
  from questions q join lessons l on l.id = q.lesson_id join units u on u.id = l.unit_id
  join literature b on b.id = u.literature_id join subjects s on s.id = b.subject_id
  join grades g on g.id = s.grade_id
  where l.slug = 'stari-egipat' order by q.position limit 1`)
if (!rows[0]) throw new Error('The lesson is missing')
const hidden = rows[0]
await db().execute(sql`update site_lists set items = array[${hidden.question}]::uuid[]
  where name = 'highlightedQuestions'`)
await db().execute(sql`update grades set is_active = false where id = ${hidden.grade}`)

const missing = (message: string) => refusedAnswer(404, message)

describe('an inactive grade is hidden', () => {
  test('from the list of grades and from the counts', async () => {
    const grades = await callForBody<Grade[]>('GET', '/razredi')
    expect(grades.map(({ order }) => order)).toEqual([1, 2, 3, 4, 6, 7, 8])
    const { countsByGrade } = await callForBody<{ countsByGrade: object }>('GET', '/lessons/count')
    expect(Object.keys(countsByGrade).toSorted()).toEqual(grades.map(({ _id }) => _id).toSorted())
  })

  test('from calls with the ids of its records', async () => {
    const answer = { kind: 'single', choice: 'a' }
    const judged = { body: { answer } }
    const { grade, literature, lesson, question, questionSlug } = hidden
    expect(await callForAnswer('GET', `/razredi/${grade}/predmeti`)).toEqual(
      missing('Razred nije pronađen'),
    )
    expect(await callForAnswer('GET', `/razredi/${grade}/lekcije`)).toEqual(
      missing('Razred nije pronađen'),
    )
    expect(await callForAnswer('GET', `/literature/${literature}/cjeline`)).toEqual(
      missing('Literatura nije pronađena'),
    )
    expect(await callForAnswer('GET', `/lessons/${lesson}/questions`)).toEqual(
      missing('Lekcija nije pronađena'),
    )
    expect(await callForAnswer('POST', '/kwiz', { body: { id: lesson } })).toEqual(
      missing('Lekcija nije pronađena'),
    )
    expect(await callForAnswer('GET', `/pitanja/${question}`)).toEqual(
      missing('Pitanje nije pronađeno'),
    )
    expect(await callForAnswer('GET', `/pitanja/${questionSlug}`)).toEqual(
      missing('Pitanje nije pronađeno'),
    )
    expect(await callForAnswer('POST', `/pitanja/${question}/odgovor`, judged)).toEqual(
      missing('Pitanje nije pronađeno'),
    )
  })

  test('from batches, searches and lists chosen by editors', async () => {
    expect(
      await callForBody('POST', '/lessons/batch', { body: { lessonIds: [hidden.lesson] } }),
    ).toEqual([])
    expect(await callForBody('POST', '/lessons/search', { body: { query: 'egipat' } })).toEqual([])
    const { trending, highlightedQuestions } = await callForBody<DynamicContent>(
      'GET',
      '/dynamic-content',
    )
    expect(trending.map(({ slug }) => slug)).not.toContain('stari-egipat')
    expect(highlightedQuestions).toEqual([])
  })

  test.each(['grade', 'subject', 'unit', 'lesson'])(
    'from the short link of its %s',
    async (part) => {
      const slugs = { ...hidden, grade: '5-razred', lesson: 'stari-egipat' }
      const slug = slugs[part as keyof typeof slugs]
      const params = Promise.resolve({ slug })
      const { headers } = await shortLink(new Request('http://localhost/k'), { params })
      expect(headers.get('location')).toBe('/')
    },
  )

  test('from pages and from the sitemap', async () => {
    expect(await cachedGradePage('5-razred')).toBeNull()
    expect(await cachedLiteraturePage('5-razred', 'vremeplov-5')).toBeNull()
    expect(await cachedLesson('5-razred', 'vremeplov-5', 'stari-egipat')).toBeNull()
    const addresses = await listLessonAddresses(0, 1_000)
    expect(addresses.some(({ razred }) => razred === '5-razred')).toBe(false)
  })
})
