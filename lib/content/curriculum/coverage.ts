import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted } from '@/lib/platform/hr/plurals'
import type { Grade, Subject } from './model'
import { LESSONS } from './nouns'

export type SubjectCoverage = { name: string; lessons: number }

/** A grade with its subjects in order, including subjects without lessons. */
export type GradeCoverage = Pick<Grade, '_id' | 'name' | 'slug'> & { subjects: SubjectCoverage[] }

export const coverageOf = ({ name, literature }: Subject): SubjectCoverage => ({
  name,
  lessons: literature.reduce((sum, { lessonCount }) => sum + lessonCount, 0),
})

export const lessonCountOf = (subjects: SubjectCoverage[]): number =>
  subjects.reduce((sum, { lessons }) => sum + lessons, 0)

/** The number of lessons of each grade, by grade id. */
export const lessonCountsByGrade = (coverage: GradeCoverage[]): Record<string, number> =>
  Object.fromEntries(coverage.map(({ _id, subjects }) => [_id, lessonCountOf(subjects)]))

/**
 * A subject with this many lessons covers a school year of one grade: some 60 lessons of one or two
 * school hours.
 */
const WHOLE_YEAR_LESSONS = 50

/** Subjects that cover a whole school year: „Matematika (5. razred)”. */
export const wholeYearSubjects = (coverage: GradeCoverage[]): string[] =>
  coverage.flatMap(({ name: grade, subjects }) =>
    subjects
      .filter(({ lessons }) => lessons >= WHOLE_YEAR_LESSONS)
      .map(({ name }) => `${name} (${grade})`),
  )

/** „6 lekcija (Matematika 2, Geografija 4)”: the number of lessons, in total and by subject. */
export function coverageWords(subjects: SubjectCoverage[]): string {
  const total = lessonCountOf(subjects)
  if (total === 0) return 'još nema lekcija'
  const parts = subjects
    .filter(({ lessons }) => lessons > 0)
    // The non-breaking space keeps a number beside its subject.
    .map(({ name, lessons }) => `${name}\u00a0${formatNumber(lessons)}`)
  return `${counted(total, LESSONS)} (${parts.join(', ')})`
}
