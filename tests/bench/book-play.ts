import { seededRandom } from '@/lib/content/questions/shuffle'
import type { MakePupil, PupilKind } from '@/lib/learning/practice/evaluation/pupils'
import type { Skill } from '@/lib/learning/practice/what-next'
import { bookSkills } from './book-skills'
import type { BookSkill } from './seed-graph'
import { makeSittings } from './sitting-policy'

/** Questions of a lesson's quiz: the seed's lessons have 20 to 23. */
const QUIZ_QUESTIONS = 20

type PlayOptions = {
  /** In the order in which it is taught. */
  book: BookSkill[]
  makePupil: MakePupil
  kind: PupilKind
  /** Equal seeds play equally. */
  seed: number
  /** Whether the quiz of each new lesson is played after the sitting in which it was new. */
  hasQuizzes: boolean
  /** The play ends after so many days once every lesson is met. */
  leastDays: number
  /** It ends after so many days in any case. */
  mostDays: number
}

/** How a simulated pupil went through a textbook. */
export type Play = {
  /** Lessons with answers after each day. */
  met: number[]
  /** The first day, from 1, after which every lesson has answers; null if there is none. */
  days: number | null
  /** Share of right answers in the sittings. */
  right: number
  /** Days whose sitting had no question. */
  emptyDays: number
  /** Lessons whose first question came while a prerequisite had no right answer yet. */
  early: string[]
}

/** Lets a simulated pupil do „Danas” once a day, from the first lesson of a textbook on. */
export function playBook(options: PlayOptions): Play {
  const { book, makePupil, kind, seed, hasQuizzes, leastDays, mostDays } = options
  const needs = neededIn(book)
  const skills = book.map((skill) => ({ ...skill, prerequisites: needs.get(skill.id) ?? [] }))
  const pupil = makePupil(skills, kind, seededRandom(2 * seed + 1))
  const sittings = makeSittings((known) => bookSkills(book, known), seededRandom(2 * seed + 2))
  const answeredRight = new Set<string>()
  const play: Play = { met: [], days: null, right: 0, emptyDays: 0, early: [] }
  let [right, total] = [0, 0]

  const answer = ({ id }: Skill, day: number) => {
    const isRight = pupil.answer(id, day)
    if (isRight) answeredRight.add(id)
    return isRight
  }
  /** The skills of a day's questions. */
  const sit = (day: number): Skill[] => {
    const asked: Skill[] = []
    sittings.begin(day)
    for (let skill = sittings.next(); skill; skill = sittings.next()) {
      const needed = needs.get(skill.id) ?? []
      const isNew = !sittings.knowledge().met.has(skill.id)
      if (isNew && !needed.every((id) => answeredRight.has(id))) play.early.push(skill.id)
      const isRight = answer(skill, day)
      sittings.told(skill, isRight, day)
      asked.push(skill)
      right += Number(isRight)
    }
    total += asked.length
    return asked
  }
  /** What the sitting asked counts once that day, so only the others are played. */
  const playQuiz = (skill: Skill, asked: Skill[], day: number) => {
    const others = QUIZ_QUESTIONS - asked.filter(({ id }) => id === skill.id).length
    for (let question = 0; question < others; question += 1)
      sittings.learned(skill, answer(skill, day), day)
  }

  for (let day = 0; day < mostDays && (play.days === null || day < leastDays); day += 1) {
    const before = sittings.knowledge().met
    const asked = sit(day)
    if (!asked.length) play.emptyDays += 1
    const fresh = new Map(asked.filter(({ id }) => !before.has(id)).map((one) => [one.id, one]))
    if (hasQuizzes) for (const skill of fresh.values()) playQuiz(skill, asked, day)
    const { size } = sittings.knowledge().met
    play.met.push(size)
    if (size === book.length) play.days ??= day + 1
  }
  return { ...play, right: total ? right / total : 0 }
}

/** The prerequisites of lessons; those of other textbooks count as known after a placement. */
function neededIn(book: BookSkill[]): Map<string, string[]> {
  const own = new Set(book.map(({ id }) => id))
  return new Map(
    book.map(({ id, prerequisites }) => [id, prerequisites.filter((one) => own.has(one))]),
  )
}
