import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted } from '@/lib/platform/hr/plurals'
import type { Grade, Subject } from './model'
import { LESSONS } from './nouns'

export type SubjectCoverage = { name: string; lessons: number }

/** What a grade has: its subjects in their order, those without a lesson too. */
export type GradeCoverage = Pick<Grade, '_id' | 'name' | 'slug'> & { subjects: SubjectCoverage[] }

export const coverageOf = ({ name, literature }: Subject): SubjectCoverage => ({
  name,
  lessons: literature.reduce((sum, { lessonCount }) => sum + lessonCount, 0),
})

export const lessonCountOf = (subjects: SubjectCoverage[]): number =>
  subjects.reduce((sum, { lessons }) => sum + lessons, 0)

/** Lessons of each grade, by the grade's id. */
export const lessonCountsOf = (coverage: GradeCoverage[]): Record<string, number> =>
  Object.fromEntries(coverage.map(({ _id, subjects }) => [_id, lessonCountOf(subjects)]))

/** „6 lekcija (Matematika 2, Geografija 4)”: how many lessons there are, and of what. */
export function coverageWords(subjects: SubjectCoverage[]): string {
  const total = lessonCountOf(subjects)
  if (total === 0) return 'još nema lekcija'
  const parts = subjects
    .filter(({ lessons }) => lessons > 0)
    // A number stays beside its subject.
    .map(({ name, lessons }) => `${name}\u00a0${formatNumber(lessons)}`)
  return `${counted(total, LESSONS)} (${parts.join(', ')})`
}
