import 'server-only'
import { desc } from 'drizzle-orm'
import { toLessonLink, type LessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { hasPlacement } from '@/lib/learning/placement/queries'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { TurnReason } from './model'
import { isOutdated } from './outdated'
import { planLessonsOfDayAfter, planLessons, uniqueLessons } from './plan'
import { isQuestion } from './planned-item'
import { isSittingOfDaySql } from './sitting-conditions'
import { dailySittings } from './tables'

/** A lesson of a sitting, with the reason for its first question. */
export type NextLesson = LessonLink & { reason: TurnReason }

/**
 * The lessons that a pupil practises next, in order: those of today's sitting, or of tomorrow's if
 * today's is finished. It plans as `openSitting` does, and stores nothing. None for a pupil without
 * answers and placements, whose profile leads to a lesson instead.
 */
export async function listNextLessons(player: PupilPlayer, now: Date): Promise<NextLesson[]> {
  const [latest] = await db()
    .select()
    .from(dailySittings)
    .where(isSittingOfDaySql(player.id, zagrebDay(now)))
    .orderBy(desc(dailySittings.number))
    .limit(1)
  const knowledge = await readKnowledge(player.id, now)
  if (!knowledge.met.size && !(await hasPlacement(player.id))) return []
  const planned = latest?.doneAt
    ? await planLessonsOfDayAfter(player, knowledge, zagrebDay(now))
    : latest && !(await isOutdated(latest))
      ? uniqueLessons(latest.items.filter(isQuestion))
      : await planLessons(player, knowledge, now, latest?.number)
  const lessons = await listLessonsById(planned.map(({ lessonId }) => lessonId))
  const links = new Map(lessons.map((lesson) => [lesson._id, toLessonLink(lesson)]))
  return planned.flatMap(({ lessonId, reason }): NextLesson[] => {
    const link = links.get(lessonId)
    return link ? [{ ...link, reason }] : []
  })
}
