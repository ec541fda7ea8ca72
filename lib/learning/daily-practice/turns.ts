import { seededNumber } from '@/lib/content/questions/shuffle'
import { learn } from '@/lib/learning/practice/knowledge'
import {
  chooseNext,
  knowsAll,
  renewViews,
  viewSkills,
  type SkillChoice,
  type Knowledge,
  type Skill,
  type SkillViews,
} from '@/lib/learning/practice/what-next'
import {
  FAILURES_BEFORE_CHANGE,
  MOST_TURNS_A_SKILL,
  SHORT_SITTING,
  TEST_SHARE,
  TURNS_OF_NEW_SKILL,
} from './limits'

/** The reason for a turn, or that a school test is coming. */
export type SkillTurn = Pick<SkillChoice, 'skill'> & { reason: SkillChoice['reason'] | 'test' }

type Choosing = {
  /** In the order in which they are taught. */
  skills: Skill[]
  knowledge: Knowledge
  /** Days since 1970. */
  day: number
  /** Equal seeds choose equal turns. */
  seed: string
  /** Lessons of a coming school test. */
  tested: ReadonlySet<string>
  turns: number
  /** Whether one skill may be new. */
  hasNew: boolean
}

/**
 * The skills of a sitting's questions. What is asked says nothing yet, so nothing that is not ready
 * now gets ready on the way. At most one skill is new. Where all is known and no test comes, only what
 * is due is asked, filled up to a short sitting by what is forgotten most.
 */
export function chooseTurns(choosing: Choosing): SkillTurn[] {
  const { skills, knowledge, day, seed, tested, turns } = choosing
  const chosen: SkillTurn[] = []
  const atFirst = viewSkills(skills, knowledge, day)
  // Only a skill of today would come twice in a row.
  const { lastSkill } = knowledge.pupil
  const isOfToday = lastSkill !== null && knowledge.met.get(lastSkill)?.memory.day === day
  let known = isOfToday ? knowledge : withoutLast(knowledge)
  let views = renewViews(atFirst, knowledge, known, day)
  const fresh = newSkillOf(atFirst, choosing)
  const isShort = tested.size === 0 && knowsAll(atFirst)
  const turnCounts = new Map<string, number>()
  const turnsOf = (id: string) => turnCounts.get(id) ?? 0
  const isFree = ({ id }: Skill) =>
    (knowledge.met.has(id) || id === fresh?.id) && turnsOf(id) < MOST_TURNS_A_SKILL
  /** The new skill goes on: its script was just read. */
  const isBegun = ({ id }: Skill) =>
    id === fresh?.id &&
    id !== known.pupil.lastSkill &&
    turnsOf(id) > 0 &&
    turnsOf(id) < TURNS_OF_NEW_SKILL
  const isForTest = (skill: Skill) =>
    isFree(skill) && tested.has(skill.id) && skill.id !== known.pupil.lastSkill
  while (chosen.length < turns) {
    const random = seededNumber(`${seed} ${chosen.length}`)
    const choose = (isAsked: (skill: Skill) => boolean) =>
      chooseNext(views, known, day, random, { isAsked })
    const testTurns = chosen.filter(({ skill }) => tested.has(skill.id)).length
    // After failures the best known skill comes first, whatever is tested.
    const isTestsTurn = testTurns < turns * TEST_SHARE && known.failures < FAILURES_BEFORE_CHANGE
    const forTest = isTestsTurn ? choose(isForTest) : null
    const choice = forTest ?? choose(isFree)
    if (!choice) break
    if (isShort && choice.reason === 'more' && chosen.length >= SHORT_SITTING) break
    const goesOn = choice.reason === 'more' ? choose(isBegun) : null
    const { skill, reason } = goesOn ? { ...goesOn, reason: 'new' as const } : choice
    chosen.push({ skill, reason: forTest && reason !== 'new' ? 'test' : reason })
    turnCounts.set(skill.id, turnsOf(skill.id) + 1)
    const after = withTurn(known, skill, day)
    views = renewViews(views, known, after, day)
    known = after
  }
  return chosen
}

/** The skill that may be new: the first one that is ready, of those that are tested if any. */
function newSkillOf(
  views: SkillViews,
  { knowledge, day, tested, hasNew }: Choosing,
): Skill | undefined {
  if (!hasNew) return undefined
  const first = (isWanted: (skill: Skill) => boolean) =>
    chooseNext(views, knowledge, day, 1, {
      isAsked: (skill) => !knowledge.met.has(skill.id) && isWanted(skill),
    })?.skill
  return first(({ id }) => tested.has(id)) ?? first(() => true)
}

const withoutLast = (known: Knowledge): Knowledge => ({
  ...known,
  pupil: { ...known.pupil, lastSkill: null },
})

/** The knowledge after a question whose answer is not known yet. */
function withTurn(known: Knowledge, skill: Skill, day: number): Knowledge {
  const before = known.met.get(skill.id)
  const { pupil, met } = learn(known, skill, true, day)
  const after = met.get(skill.id)
  return {
    pupil: { ...known.pupil, lastSkill: pupil.lastSkill },
    met:
      before && after ? new Map(met).set(skill.id, { ...after, estimate: before.estimate }) : met,
    failures: 0,
  }
}

/** A question that may be asked in a skill's turn. */
export type QuestionCandidate = {
  id: string
  lessonId: string
  /** The Zagreb day of the last answer; null without an answer. */
  lastDay: string | null
  /** Whether the last answer was right. */
  isKnown: boolean
  /** Share of right answers that all pupils give. */
  easiness: number
}

/** The best known questions come first after failures, easy ones in a new skill. */
const EASY_FIRST: ReadonlySet<SkillTurn['reason']> = new Set(['back', 'again', 'new'])

/**
 * A question for each turn, none twice; turns whose lesson has no question left are dropped.
 * Mistakes come first, then questions never asked, then those asked longest ago.
 */
export function assignQuestions(turns: SkillTurn[], candidates: QuestionCandidate[], seed: string) {
  const asked = new Set<string>()
  return turns.flatMap(({ skill, reason }) => {
    const own = candidates.filter(({ id, lessonId }) => lessonId === skill.id && !asked.has(id))
    const [question] = own.toSorted(
      (a, b) =>
        (EASY_FIRST.has(reason)
          ? Number(b.isKnown) - Number(a.isKnown) || b.easiness - a.easiness
          : needOf(a) - needOf(b) || compare(a.lastDay ?? '', b.lastDay ?? '')) ||
        seededNumber(`${seed} ${a.id}`) - seededNumber(`${seed} ${b.id}`),
    )
    if (!question) return []
    asked.add(question.id)
    return [{ questionId: question.id, lessonId: skill.id, reason }]
  })
}

/** 0 for wrong, 1 for never answered, 2 for known. */
const needOf = ({ lastDay, isKnown }: QuestionCandidate) => (isKnown ? 2 : lastDay === null ? 1 : 0)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
