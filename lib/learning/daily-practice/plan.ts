import 'server-only'
import { sql } from 'drizzle-orm'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { listTodayLessonCards } from '@/lib/learning/cards/today'
import { dayNumber } from '@/lib/learning/estimates/knowledge'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { findNextPlanRow } from '@/lib/learning/plan/queries'
import type { Knowledge } from '@/lib/learning/practice/what-next'
import { db } from '@/lib/platform/db/client'
import { addDays, utcNoonOf, zagrebDay } from '@/lib/platform/hr/dates'
import { SITTING_SIZE } from './limits'
import { listQuestionCandidates, listAskableSkills } from './skills'
import type { PlannedItem, PlannedQuestion } from './planned-item'
import { assignQuestions, chooseTurns } from './turns'

type Planning = {
  player: PupilPlayer
  knowledge: Knowledge
  /** Equal seeds plan equal sittings. */
  seed: string
  now: Date
  /** Whether one lesson may be new; true by default. */
  hasNew?: boolean
}

/** The parts of a new sitting: questions mixed with due cards, and the script of a new lesson. */
export async function planSitting(planning: Planning): Promise<PlannedItem[]> {
  const { player, now } = planning
  const [questions, due] = await Promise.all([
    planQuestions(planning, SITTING_SIZE.questions, new Set()),
    listTodayLessonCards(player, now),
  ])
  const cards = due
    .slice(0, SITTING_SIZE.cards)
    .map((card): PlannedItem => ({ kind: 'card', ...card }))
  const scripts = await findUnreadScripts(player.id, questions)
  return withScripts(mixed(questions, cards), scripts)
}

/**
 * Questions chosen by what is known now, at most `count`.
 * @param without ids of questions that are not asked
 */
export async function planQuestions(
  planning: Planning,
  count: number,
  without: ReadonlySet<string>,
): Promise<PlannedQuestion[]> {
  const { player, seed, now } = planning
  const [turns, inTest] = await Promise.all([
    planTurns(planning, count),
    findOpenTestQuestionIds(player, now),
  ])
  const lessonIds = [...new Set(turns.map(({ skill }) => skill.id))]
  const candidates = await listQuestionCandidates(
    player,
    lessonIds,
    new Set([...without, ...inTest]),
  )
  return assignQuestions(turns, candidates, seed).map(
    ({ questionId: id, lessonId, reason }): PlannedQuestion => {
      return { kind: 'question', id, lessonId, reason }
    },
  )
}

async function planTurns(planning: Planning, count: number) {
  const { player, knowledge, seed, now, hasNew = true } = planning
  const plan = await findNextPlanRow(player.id, now)
  // On the day of the test nothing is learned for it any more.
  const tested = plan && plan.testDay > zagrebDay(now) ? plan.lessonIds : []
  const skills = await listAskableSkills(player.id, knowledge, tested)
  return chooseTurns({
    ...{ skills, knowledge, seed, hasNew, turns: count },
    day: dayNumber(zagrebDay(now)),
    tested: new Set(tested),
  })
}

type PlannedLesson = Pick<PlannedQuestion, 'lessonId' | 'reason'>

/** Each lesson once, with the reason for its first question. */
export const uniqueLessons = (questions: PlannedLesson[]): PlannedLesson[] =>
  questions.filter(
    ({ lessonId }, place) => questions.findIndex((one) => one.lessonId === lessonId) === place,
  )

/** The lessons of a sitting of the day by what is known now, in its order. */
export async function planLessons(
  player: PupilPlayer,
  knowledge: Knowledge,
  now: Date,
  number = 1,
) {
  const seed = sittingSeed(player.id, zagrebDay(now), number)
  const turns = await planTurns({ player, knowledge, seed, now }, SITTING_SIZE.questions)
  return uniqueLessons(turns.map(({ skill, reason }) => ({ lessonId: skill.id, reason })))
}

/** The lessons of the sitting of the day after another by what is known now, in its order. */
export const planLessonsOfDayAfter = (player: PupilPlayer, knowledge: Knowledge, day: string) =>
  planLessons(player, knowledge, utcNoonOf(addDays(day, 1)))

/** The seed of a sitting's choices. */
export const sittingSeed = (pupilId: string, day: string, number: number): string =>
  `${pupilId} ${day} ${number}`

/** Cards interleaved evenly among questions. */
function mixed(questions: PlannedItem[], cards: PlannedItem[]): PlannedItem[] {
  const step = Math.ceil(questions.length / (cards.length + 1)) || 1
  const rest = [...cards]
  const items = questions.flatMap((question, index) =>
    (index + 1) % step === 0 ? [question, ...rest.splice(0, 1)] : [question],
  )
  return [...items, ...rest]
}

/** New lessons among those of questions whose script was never read to its end. */
async function findUnreadScripts(pupilId: string, questions: PlannedQuestion[]) {
  const ids = questions.filter(({ reason }) => reason === 'new').map(({ lessonId }) => lessonId)
  if (!ids.length) return new Set<string>()
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from unnest(${sql.param(ids)}::uuid[]) as lesson (id)
    where not exists (select from lesson_visits
      where pupil_id = ${pupilId} and lesson_id = lesson.id and script_read_at is not null)`)
  return new Set(rows.map(({ id }) => id))
}

/** Each script before the first question of its lesson. */
function withScripts(items: PlannedItem[], scripts: ReadonlySet<string>): PlannedItem[] {
  const left = new Set(scripts)
  return items.flatMap((item): PlannedItem[] =>
    left.delete(item.lessonId) ? [{ kind: 'script', lessonId: item.lessonId }, item] : [item],
  )
}
