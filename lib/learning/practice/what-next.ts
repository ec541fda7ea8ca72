import { recallOn, type SkillMemory } from './memory'
import { predictRight, type PupilEstimate, type SkillEstimate } from './predictor'

/** A skill of the curriculum, in the order in which it is taught. */
export type Skill = {
  id: string
  /** Skills that must be known before. Their graph has no circles (checked at import). */
  prerequisites: string[]
  /** Share of right answers that all pupils give to its questions, smoothed, 0 to 1 exclusive. */
  easiness: number
}

/** What is known of a pupil's skill once it has an answer. */
export type MetSkill = { estimate: SkillEstimate; memory: SkillMemory; answersToday: number }

export type Knowledge = {
  pupil: PupilEstimate
  met: ReadonlyMap<string, MetSkill>
  /** Wrong answers since the last right one. */
  failures: number
}

/**
 * Why a skill comes next: `back` is a step back after failures, to a known prerequisite if there is
 * one; `again` is the best skill after failures when none is known; `due` would soon be forgotten, or contains a skill that would; `open` is being learned; `new`
 * was never asked; `more` is practice beyond the day's aims.
 */
type Reason = 'back' | 'again' | 'due' | 'open' | 'new' | 'more'

export type SkillChoice = { skill: Skill; reason: Reason; expected: number }

/** The thresholds of the rule. */
export type PracticeRules = {
  /** Answers of one skill a day: more are massed practice, which is soon forgotten. */
  mostADay: number
  /** Below this predicted share of right answers a skill is still being learned. */
  openBelow: number
  /** Below this recall a known skill is due. */
  dueBelow: number
  /** Below this recall a skill repeats a due prerequisite in its place. */
  soonDueBelow: number
  /** A prerequisite is good enough above this share of right answers, forgetting included. */
  readyAbove: number
  /** From this predicted share of right answers on a skill may be called known. */
  knownAbove: number
  /** Share of turns for what is due while something else can be learned. */
  dueShare: number
  /** After so many failures in a row, a known skill is asked. */
  mostFailures: number
}

type ChoiceOptions = {
  rules?: PracticeRules
  /** Leaves skills out, which still count as prerequisites. */
  isAsked?: (skill: Skill) => boolean
}

/** Chosen by simulation (decision 089). */
const PRACTICE_RULES: PracticeRules = {
  mostADay: 2,
  openBelow: 0.69,
  dueBelow: 0.95,
  soonDueBelow: 0.97,
  readyAbove: 0.7,
  knownAbove: 0.5,
  dueShare: 0.5,
  mostFailures: 2,
}

/** A skill as it looks on a day. */
type SkillView = { skill: Skill; own: MetSkill | undefined; expected: number; recall: number }

/** How skills look to a pupil on a day, by id, in the order in which they are taught. */
export type SkillViews = ReadonlyMap<string, SkillView>

/** @param day days since 1970 */
export const viewSkills = (skills: Skill[], knowledge: Knowledge, day: number): SkillViews =>
  new Map(skills.map((skill) => [skill.id, viewOf(skill, knowledge, day)]))

/**
 * The views after one knowledge has become another without new evidence about the pupil, so that
 * only the last skill of each looks different.
 */
export function renewViews(
  views: SkillViews,
  before: Knowledge,
  after: Knowledge,
  day: number,
): SkillViews {
  const renewed = new Map(views)
  for (const id of [before.pupil.lastSkill, after.pupil.lastSkill]) {
    const view = id === null ? undefined : views.get(id)
    if (view) renewed.set(view.skill.id, viewOf(view.skill, after, day))
  }
  return renewed
}

function viewOf(skill: Skill, { pupil, met }: Knowledge, day: number): SkillView {
  const own = met.get(skill.id)
  const asked = { skill: skill.id, easiness: skill.easiness }
  return {
    ...{ skill, own },
    expected: predictRight(pupil, own?.estimate, asked),
    recall: own ? recallOn(own.memory, day) : 0,
  }
}

/**
 * The skill to ask next; null without skills. Rules, weights and simulations: decision 089.
 * @param skills in the order in which they are taught
 * @param day days since 1970
 * @param random 0 to 1, so that a choice can be repeated
 */
export const whatNext = (
  skills: Skill[],
  knowledge: Knowledge,
  day: number,
  random: number,
  options: ChoiceOptions = {},
): SkillChoice | null =>
  chooseNext(viewSkills(skills, knowledge, day), knowledge, day, random, options)

/** `whatNext` for views of this knowledge and day, which several choices can share. */
export function chooseNext(
  byId: SkillViews,
  { pupil, failures }: Knowledge,
  day: number,
  random: number,
  { rules = PRACTICE_RULES, isAsked = () => true }: ChoiceOptions = {},
): SkillChoice | null {
  const views = [...byId.values()]
  const isReady = ({ skill }: SkillView) =>
    skill.prerequisites.every((id) => {
      const view = byId.get(id)
      return !view || (view.own && strengthOf(view) > rules.readyAbove)
    })
  const isOpen = ({ expected }: SkillView) => expected < rules.openBelow
  const asked = views.filter(({ skill }) => isAsked(skill))
  const others = asked.filter(({ skill, own }) => own && skill.id !== pupil.lastSkill)
  const free = others.filter(
    ({ own }) => own?.memory.day !== day || own.answersToday < rules.mostADay,
  )

  const isBack = failures >= rules.mostFailures
  const failed = isBack && pupil.lastSkill ? prerequisitesOf(pupil.lastSkill, byId) : NONE
  const ready = others.filter((view) => strengthOf(view) > rules.readyAbove)
  const back = isBack
    ? (strongest(ready.filter(({ skill }) => failed.has(skill.id))) ?? strongest(others))
    : undefined
  const known = free.filter((view) => !isOpen(view))
  const forgotten = lowest(
    known.filter(({ recall }) => recall < rules.dueBelow),
    ({ recall }) => recall,
  )
  const containing = known.filter(
    ({ skill, recall }) =>
      forgotten && recall < rules.soonDueBelow && skill.prerequisites.includes(forgotten.skill.id),
  )
  const due = lowest(containing, ({ recall }) => recall) ?? forgotten
  const open = lowest(
    free.filter((view) => isOpen(view) && isReady(view)),
    ({ expected }) => -expected,
  )
  const fresh = asked.find((view) => !view.own && isReady(view))
  return (
    choice(back, back && back.expected >= rules.knownAbove ? 'back' : 'again') ??
    choice(random < rules.dueShare ? due : undefined, 'due') ??
    choice(open, 'open') ??
    choice(fresh, 'new') ??
    choice(due, 'due') ??
    choice(free.find(isOpen), 'open') ??
    choice(lowest(others, ({ recall }) => recall) ?? asked.find(({ own }) => own), 'more')
  )
}

/** Whether nothing is left to learn: every skill has answers and is known. */
export const knowsAll = (views: SkillViews, { openBelow } = PRACTICE_RULES): boolean =>
  views.size > 0 &&
  [...views.values()].every(({ own, expected }) => own !== undefined && expected >= openBelow)

/** Days that `nextDueDay` looks ahead. */
const DUE_WITHIN_DAYS = 366

/** The first day from this one on which a skill is due; null if none is within a year. */
export function nextDueDay(
  views: SkillViews,
  day: number,
  { dueBelow } = PRACTICE_RULES,
): number | null {
  const memories = [...views.values()].flatMap(({ own }) => own?.memory ?? [])
  for (let next = day; next <= day + DUE_WITHIN_DAYS; next += 1) {
    if (memories.some((memory) => recallOn(memory, next) < dueBelow)) return next
  }
  return null
}

/** The share of right answers that may be expected, forgetting included. */
const strengthOf = ({ expected, recall }: SkillView) => expected * Math.sqrt(recall)

const NONE: ReadonlySet<string> = new Set()

/** The ids of a skill's prerequisites, and of theirs. */
function prerequisitesOf(id: string, views: SkillViews): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const one of views.get(next)?.skill.prerequisites ?? []) {
      if (!found.has(one)) waiting.push(one)
      found.add(one)
    }
  }
  return found
}

const strongest = (views: SkillView[]) => lowest(views, (view) => -strengthOf(view))

const choice = (view: SkillView | undefined, reason: Reason): SkillChoice | null =>
  view ? { skill: view.skill, reason, expected: view.expected } : null

/** The element with the lowest value, the first of several. */
function lowest<Element>(elements: Element[], valueOf: (element: Element) => number) {
  let best: { element: Element; value: number } | undefined
  for (const element of elements) {
    const value = valueOf(element)
    if (!best || value < best.value) best = { element, value }
  }
  return best?.element
}
