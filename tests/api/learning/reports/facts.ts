import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { recordAnswer } from '@/lib/learning/answers/record-answer'
import type { JudgedOutcome } from '@/lib/learning/answers/model'
import { tests } from '@/lib/learning/exams/tables'
import { visitDays } from '@/lib/learning/rewards/tables'
import { parents } from '@/lib/people/users/tables'
import type { Family } from '../../support/people'

type Probe = { lessonId: string; questionId: (key: string) => string }

/** Makes a parent receive the weekly letter. */
export const wantReports = (
  { parent }: Pick<Family, 'parent'>,
  changes: Partial<typeof parents.$inferInsert> = {},
) =>
  db()
    .update(parents)
    .set({ wantsWeeklyReport: true, emailConfirmedAt: new Date(0), ...changes })
    .where(eq(parents.id, parent.user._id))

/** A child answers a question of the probe lesson, with all effects. */
export const answer = (
  { child }: Family,
  { lessonId, questionId }: Probe,
  { key = 'jedan', outcome = 'wrong', at }: { key?: string; outcome?: JudgedOutcome; at: string },
) =>
  recordAnswer({
    pupilId: child._id,
    id: uuidv7(),
    question: { id: questionId(key), lessonId, isBonus: false },
    answer: { kind: 'single', choice: 'a' },
    outcome,
    source: 'kwiz',
    roundId: null,
    at: new Date(at),
  })

export const spend = ({ child }: Family, day: string, msSpent: number) =>
  db().insert(visitDays).values({ pupilId: child._id, day, flames: 1, msSpent })

/** A child's test of ten questions, started and submitted at noon of a day. */
export const handIn = (
  { child }: Family,
  { lessonId }: Pick<Probe, 'lessonId'>,
  { day, right, mark }: { day: string; right: number; mark: number },
) => {
  const at = new Date(`${day}T11:00:00Z`)
  const result = { finishedAt: at, right, total: 10, mark }
  const row = { pupilId: child._id, lessonId, questionIds: [], startedAt: at, day }
  return db()
    .insert(tests)
    .values({ ...row, ...result })
}
