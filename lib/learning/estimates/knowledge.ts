import 'server-only'
import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import { isRightOutcome, type JudgedOutcome } from '@/lib/learning/answers/model'
import { failuresAfter, learnSkill, NEW_KNOWLEDGE } from '@/lib/learning/practice/knowledge'
import type { Knowledge, MetSkill } from '@/lib/learning/practice/what-next'
import { db, prepared, type Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { isOnReplica } from '@/lib/platform/db/read-context'
import { addDays, daysBetween, zagrebDay } from '@/lib/platform/hr/dates'
import { easinessSql } from './easiness'
import { pupilEstimates, skillEstimates } from './tables'

/**
 * Answers younger than this are counted, but not stored as counted: one of them may be committed
 * before an answer with an earlier time.
 */
const SETTLED_MS = 60_000

const EPOCH = '1970-01-01'

/** A Zagreb day as days since 1970, which the room of practice counts in. */
export const dayNumber = (day: string): number => daysBetween(EPOCH, day)

/**
 * What a pupil knows by all answers up to now. Only answers since the last call are read; what they
 * say is stored. The first answer to a question on a day counts: later ones repeat what was just
 * read.
 */
export async function readKnowledge(pupilId: string, now = new Date()): Promise<Knowledge> {
  const stored = await readStored(pupilId)
  const fresh = await listAnswersSince(pupilId, stored?.countedUntil ?? null)
  const settledUntil = new Date(now.getTime() - SETTLED_MS)
  const settled = fresh.filter(({ at }) => at <= settledUntil.getTime())
  const known = stored?.knowledge ?? NEW_KNOWLEDGE
  const counted = withAnswers(known, settled)
  // A replica takes no writes; the next reading on the primary stores it.
  if (settled.length && !isOnReplica()) {
    const changed = new Set(settled.map(({ lesson_id }) => lesson_id))
    const before = stored?.countedUntil ?? null
    await store(pupilId, counted, { before, until: settledUntil, changed })
  }
  return withAnswers(counted, fresh.slice(settled.length))
}

type Answer = {
  lesson_id: string
  outcome: JudgedOutcome
  is_hinted: boolean
  easiness: number
  day: string
  /** Milliseconds since 1970. */
  at: number
}

function withAnswers(known: Knowledge, answers: Answer[]): Knowledge {
  if (!answers.length) return known
  let { pupil, failures } = known
  const met = new Map(known.met)
  for (const { lesson_id: skill, outcome, is_hinted: isHinted, easiness, day } of answers) {
    const isRight = isRightOutcome(outcome)
    const answer = { skill, easiness, isRight, isHinted }
    const after = learnSkill(pupil, met.get(skill), answer, dayNumber(day))
    pupil = after.pupil
    met.set(skill, after.skill)
    failures = failuresAfter(failures, isRight)
  }
  return { pupil, met, failures }
}

/** Answers after an instant, or all, oldest first. */
async function listAnswersSince(pupilId: string, since: Date | null): Promise<Answer[]> {
  // A question's earlier answers of the same day are read too, since they decide which was first.
  const fromDay =
    since &&
    sql`and at > ${since.toISOString()}::timestamptz - interval '25 hours'
    and day >= ${zagrebDay(since)}::date`
  const { rows } = await db().execute<Answer>(sql`
    select first.lesson_id, first.outcome, first.hints > 0 as is_hinted, first.day::text as day,
      extract(epoch from first.at)::float8 * 1000 as at,
      ${easinessSql('q', 'quality')}::float8 as easiness
    from (
      select distinct on (question_id, day) question_id, lesson_id, outcome, hints, day, at, id
      from answers where pupil_id = ${pupilId} ${fromDay ?? sql``}
      order by question_id, day, at, id
    ) first
    join all_questions q on q.id = first.question_id
    left join question_quality quality on quality.question_id = first.question_id
    where ${since ? sql`first.at > ${since.toISOString()}::timestamptz` : sql`true`}
    order by first.at, first.id`)
  return rows
}

/** A row of `skill_estimates`, with its day as days since 1970. */
type StoredSkill = [
  ...[lessonId: string, right: number, wrong: number, count: number, answeredAt: number],
  ...[wasLastRight: boolean, run: number, stability: number, difficulty: number],
  ...[day: number, answersToday: number],
]

/** As JSON, which takes half the time of hundreds of rows with their pupil. */
const storedEstimates = prepared(['pupilId'], (database, { pupilId }) =>
  database
    .select({
      pupil: pupilEstimates,
      skills: sql<StoredSkill[]>`(
        select coalesce(json_agg(json_build_array(
          lesson_id, "right", wrong, answers, answered_at, was_last_right, run, stability,
          difficulty, day - ${EPOCH}::date, answers_on_day)), '[]')
        from ${skillEstimates} where pupil_id = ${pupilId})`,
    })
    .from(pupilEstimates)
    .where(eq(pupilEstimates.pupilId, pupilId)),
)

/** One statement, so that both tables are of the same moment. */
async function readStored(pupilId: string) {
  const [stored] = await storedEstimates({ pupilId })
  if (!stored) return null
  const { surplus, weight, answers, lastLessonId, failures, countedUntil } = stored.pupil
  const met = new Map(stored.skills.map((skill) => [skill[0], toMetSkill(skill)]))
  const knowledge = { pupil: { surplus, weight, answers, lastSkill: lastLessonId }, met, failures }
  return { knowledge, countedUntil }
}

/**
 * Makes the next reading count all answers again: call it where answers are recorded with an
 * earlier time, or change.
 */
export async function forgetCounted(
  pupilIds: string[],
  since: Date,
  database: Database,
): Promise<void> {
  await database
    .delete(pupilEstimates)
    .where(and(oneOf(pupilEstimates.pupilId, pupilIds), gte(pupilEstimates.countedUntil, since)))
}

type SkillRow = typeof skillEstimates.$inferSelect

function toMetSkill([, ...columns]: StoredSkill): MetSkill {
  const [right, wrong, count, answeredAt, wasLastRight, run, ...others] = columns
  const [stability, difficulty, day, answersToday] = others
  return {
    estimate: { right, wrong, count, answeredAt, wasLastRight, run },
    memory: { stability, difficulty, day },
    answersToday,
  }
}

const toSkillRow = (
  pupilId: string,
  lessonId: string,
  { estimate, memory, answersToday }: MetSkill,
): SkillRow => ({
  pupilId,
  lessonId,
  right: estimate.right,
  wrong: estimate.wrong,
  answers: estimate.count,
  answeredAt: estimate.answeredAt,
  wasLastRight: estimate.wasLastRight,
  run: estimate.run,
  stability: memory.stability,
  difficulty: memory.difficulty,
  day: addDays(EPOCH, memory.day),
  answersOnDay: answersToday,
})

type Counted = { before: Date | null; until: Date; changed: ReadonlySet<string> }

/** Stores the knowledge, unless another call has stored a later one. */
async function store(
  pupilId: string,
  { pupil, met, failures }: Knowledge,
  { before, until, changed }: Counted,
): Promise<void> {
  const row = {
    ...{ surplus: pupil.surplus, weight: pupil.weight, answers: pupil.answers },
    ...{ lastLessonId: pupil.lastSkill, failures, countedUntil: until },
  }
  const skills = [...met].flatMap(([lessonId, skill]) =>
    changed.has(lessonId) ? toSkillRow(pupilId, lessonId, skill) : [],
  )
  await db().transaction(async (tx) => {
    const written = await tx
      .insert(pupilEstimates)
      .values({ pupilId, ...row })
      .onConflictDoUpdate({
        target: pupilEstimates.pupilId,
        set: row,
        setWhere: before ? eq(pupilEstimates.countedUntil, before) : sql`false`,
      })
      .returning({ pupilId: pupilEstimates.pupilId })
    if (!written.length) return
    await tx
      .insert(skillEstimates)
      .values(skills)
      .onConflictDoUpdate({
        target: [skillEstimates.pupilId, skillEstimates.lessonId],
        set: SKILL_UPDATE,
      })
  })
}

/** Overwrites a skill's row with the inserted one. */
const SKILL_UPDATE = Object.fromEntries(
  Object.entries(getTableColumns(skillEstimates)).map(([name, column]) => [
    name,
    sql.raw(`excluded."${column.name}"`),
  ]),
)
