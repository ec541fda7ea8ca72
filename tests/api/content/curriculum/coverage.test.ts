import { expect, test } from 'vitest'
import { findCoverage } from '@/lib/content/curriculum/coverage-queries'
import { lessonCountsByGrade } from '@/lib/content/curriculum/coverage'
import { listGrades, listGradeSubjects } from '@/lib/content/curriculum/queries'
import { callForBody } from '../../support/call'

test('counts the visible lessons of each subject, in the order of the grades', async () => {
  const coverage = await findCoverage()
  const grades = await listGrades()
  expect(coverage.map(({ _id }) => _id)).toEqual(grades.map(({ _id }) => _id))
  for (const { _id, subjects } of coverage) {
    const shown = (await listGradeSubjects(_id)).map(({ name, literature }) => ({
      name,
      lessons: literature.reduce((sum, { lessonCount }) => sum + lessonCount, 0),
    }))
    expect(subjects).toEqual(shown)
  }
  const { countsByGrade } = await callForBody<{ countsByGrade: object }>('GET', '/lessons/count')
  expect(lessonCountsByGrade(coverage)).toEqual(countsByGrade)
})
