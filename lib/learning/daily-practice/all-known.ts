import 'server-only'
import { sql } from 'drizzle-orm'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { dayNumber } from '@/lib/learning/estimates/knowledge'
import { findNextPlanRow } from '@/lib/learning/plan/queries'
import { knowsAll, nextDueDay, viewSkills, type Knowledge } from '@/lib/learning/practice/what-next'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { SITTING_SIZE } from './limits'
import type { AllKnownOutlook } from './model'
import { isQuestion, type PlannedItem } from './planned-item'
import { listAskableSkills } from './skills'

type FinishedSitting = {
  knowledge: Knowledge
  items: PlannedItem[]
  /** Whether all its lessons are mastered. */
  areMastered: boolean
  now: Date
}

/**
 * What awaits a pupil after a sitting who knows all lessons of the grade and of all textbooks with
 * answers, when nothing more is due and no school test is coming; null for others.
 */
export async function findAllKnownOutlook(
  pupilId: string,
  { knowledge, items, areMastered, now }: FinishedSitting,
): Promise<AllKnownOutlook | null> {
  const today = zagrebDay(now)
  const day = dayNumber(today)
  const plan = await findNextPlanRow(pupilId, now)
  if (plan && plan.testDay > today) return null
  const views = viewSkills(await listAskableSkills(pupilId, knowledge, []), knowledge, day)
  if (!knowsAll(views)) return null
  const due = nextDueDay(views, day)
  if (due === day) return null
  return {
    isShort: items.filter(isQuestion).length < SITTING_SIZE.questions,
    areMastered,
    dueOn: due === null ? null : addDays(today, due - day),
    ahead: await findLessonAhead(pupilId),
  }
}

/** The first lesson without answers of the next grade, of a subject that the own grade has, too. */
async function findLessonAhead(pupilId: string): Promise<AllKnownOutlook['ahead']> {
  const { rows } = await db().execute<{ id: string; grade: number }>(sql`
    select lessons.id, next.grade_order as grade
    from pupils
    join grades own on own.id = pupils.grade_id
    join grades next on next.grade_order = own.grade_order + 1 and next.is_active
    join subjects on subjects.grade_id = next.id
    join literature on literature.subject_id = subjects.id
    join units on units.literature_id = literature.id
    join lessons on lessons.unit_id = units.id
    where pupils.id = ${pupilId}
      and not exists (select from answers
        where answers.pupil_id = pupils.id and answers.lesson_id = lessons.id)
      and exists (select from questions where questions.lesson_id = lessons.id)
      and subjects.area in (select area from subjects mine where mine.grade_id = own.id)
    order by subjects.position, subjects.id, literature.position, literature.id, units.position,
      units.id, lessons.position, lessons.id
    limit 1`)
  const [found] = rows
  const [lesson] = found ? await listLessonsById([found.id]) : []
  return found && lesson ? { lesson: toLessonLink(lesson), grade: found.grade } : null
}
