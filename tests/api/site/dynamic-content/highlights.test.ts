import { expect, test } from 'vitest'
import { findHighlights } from '@/lib/site/dynamic-content/highlights'
import { newAdmin } from '../../support/admins'
import { callForBody } from '../../support/call'
import type { DynamicContent } from '@/lib/site/dynamic-content/model'

const { asks } = await newAdmin()
const dynamic = () => callForBody<DynamicContent>('GET', '/dynamic-content')

test('a new site highlights a lesson and a question in each grade, in the order of grades', async () => {
  const highlights = await findHighlights()
  expect(highlights.map(({ gradeName }) => gradeName)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((grade) => `${grade}. razred`),
  )
  for (const { lessons, questions, gradeSlug } of highlights) {
    expect(lessons).toHaveLength(1)
    expect(questions).toHaveLength(1)
    expect(lessons[0]?.gradeSlug).toBe(gradeSlug)
    expect(questions[0]?.title).toMatch(/\S/)
  }
})

test('items removed by editors are no longer highlighted, and an empty grade is left out', async () => {
  const { highlightedQuestions } = await dynamic()
  const [kept = ''] = highlightedQuestions
  await asks('PUT', '/dynamic-content/highlighted-questions', { questionIds: [kept] })
  await asks('PUT', '/dynamic-content/highlighted-lessons', { highlightedGradeLessons: [] })
  const highlights = await findHighlights()
  expect(highlights).toHaveLength(1)
  expect(highlights[0]).toMatchObject({ lessons: [], questions: [{ title: expect.any(String) }] })
})
