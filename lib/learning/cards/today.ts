import 'server-only'
import { sql } from 'drizzle-orm'
import { textRenderer } from '@/lib/content/media/render-texts'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { lessonPath } from '@/lib/platform/paths'
import { nextMidnight } from '@/lib/learning/rewards/visit-day'
import { CARDS_A_DAY } from './limits'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { countDueSql, listDueCards, listDueSpelling } from './queries'
import type { TodayCard, TodayReview } from './model'
import { cardReviews, cardSchedules, spellingCards } from './tables'

/**
 * The cards of a pupil's daily review, of all lessons and misspelt words, longest due first.
 * Together with the cards already reviewed today there are at most 15.
 */
export async function findTodayReview(player: PupilPlayer, now = new Date()): Promise<TodayReview> {
  const { due, hasAny } = await listDue(player, now)
  return { cards: await toTodayCards(due), hasDeck: hasAny }
}

/** The number of cards left in the daily review, without loading them. */
export async function countTodayCards(player: PupilPlayer, now: Date, run: RunQuery = runQuery) {
  const { rows } = await run<Reviewed & { due: number }>(sql`
    select ${countDueSql(player, nextMidnight(now), CARDS_A_DAY)} as due, reviewed.*
    from (${reviewedSql(player.id, zagrebDay(now))}) reviewed`)
  const { due, reviewed, hasAny } = rows[0] ?? { due: 0, ...NONE_REVIEWED }
  return { count: Math.max(0, Math.min(due, CARDS_A_DAY - reviewed)), hasDeck: hasAny }
}

/** The lessons' cards left in the daily review, longest due first. */
export async function listTodayLessonCards(player: PupilPlayer, now: Date) {
  const { due } = await listDue(player, now)
  return due.flatMap((card) => ('typed' in card ? [] : [{ id: card._id, lessonId: card.lessonId }]))
}

async function listDue(player: PupilPlayer, now: Date) {
  const before = nextMidnight(now)
  const [{ reviewed, hasAny }, ofLessons, ofSpelling] = await Promise.all([
    findReviewed(player.id, zagrebDay(now)),
    listDueCards(player, before, CARDS_A_DAY),
    listDueSpelling(player, before, CARDS_A_DAY),
  ])
  const due = [...ofLessons, ...ofSpelling].toSorted((a, b) => a.due.getTime() - b.due.getTime())
  return { due: due.slice(0, Math.max(0, CARDS_A_DAY - reviewed)), hasAny }
}

type Reviewed = {
  /** Different cards reviewed on the day. */
  reviewed: number
  /** Whether the pupil has ever had a card. */
  hasAny: boolean
}

const NONE_REVIEWED: Reviewed = { reviewed: 0, hasAny: false }

const reviewedSql = (pupilId: string, day: string) => sql`
  select count(distinct coalesce(card_id, spelling_card_id))::int as reviewed,
    exists (select from ${cardSchedules} where pupil_id = ${pupilId})
      or exists (select from ${spellingCards} where pupil_id = ${pupilId}) as "hasAny"
  from ${cardReviews} where pupil_id = ${pupilId} and day = ${day}`

async function findReviewed(pupilId: string, day: string): Promise<Reviewed> {
  const { rows } = await runQuery<Reviewed>(reviewedSql(pupilId, day))
  return rows[0] ?? NONE_REVIEWED
}

type Due = Awaited<ReturnType<typeof listDueCards | typeof listDueSpelling>>[number]

async function toTodayCards(due: Due[]): Promise<TodayCard[]> {
  const [lessons, render] = await Promise.all([
    listLessonsById(due.map(({ lessonId }) => lessonId)),
    textRenderer(due),
  ])
  const byId = new Map(lessons.map((lesson) => [lesson._id, toCardLesson(lesson)]))
  return due.flatMap((card): TodayCard[] => {
    const lesson = byId.get(card.lessonId)
    if (!lesson) return []
    const { _id } = card
    if ('typed' in card) {
      return [{ kind: 'spelling', _id, typed: card.typed, correct: card.correct, lesson }]
    }
    const [front, back] = [render(card.front), render(card.back)]
    return [{ kind: 'lesson', _id, front, back, lesson }]
  })
}

const toCardLesson = (lesson: PlacedLesson): TodayCard['lesson'] => ({
  title: lesson.title,
  area: lesson.subject.area,
  path: lessonPath(lesson),
})
