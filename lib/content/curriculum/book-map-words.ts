import { counted } from '@/lib/platform/hr/plurals'
import { LESSONS, QUESTIONS, UNITS } from './nouns'

type CountedMap = { units: { lessons: { questionCount: number }[] }[]; isCut: boolean }

/** What a textbook has, in one sentence. */
export function bookMapWords({ units, isCut }: CountedMap): string {
  const lessons = units.flatMap((unit) => unit.lessons)
  const questions = lessons.reduce((sum, { questionCount }) => sum + questionCount, 0)
  const parts = [
    counted(units.length, UNITS),
    ...(lessons.length ? [counted(lessons.length, LESSONS)] : []),
    ...(questions ? [counted(questions, QUESTIONS)] : []),
  ]
  const last = parts.pop() ?? ''
  const all = parts.length ? `${parts.join(', ')} i ${last}` : last
  return `${isCut ? 'Početak knjige' : 'Cijela knjiga'} na jednom mjestu: ${all}.`
}

type DetailedLesson = { outcomes: string[]; prerequisites: unknown[]; priorKnowledge: string[] }
type DetailedMap = { units: { lessons: DetailedLesson[] }[] }

/** What else the map tells of the lessons, in one sentence; nothing if it tells nothing. */
export function bookMapDetails({ units }: DetailedMap): string[] {
  const lessons = units.flatMap((unit) => unit.lessons)
  const parts = [
    ...(lessons.some(({ outcomes }) => outcomes.length) ? ['s ishodima učenja'] : []),
    ...(lessons.some((one) => one.prerequisites.length + one.priorKnowledge.length)
      ? ['s onim što treba znati prije']
      : []),
  ]
  return parts.length ? [`Redom, ${parts.join(' i ')}.`] : []
}

/** True for a lesson whose outcomes nobody has held against the official text yet. */
export const hasUnverifiedOutcomes = ({
  outcomes,
  outcomesVerified,
}: {
  outcomes: string[]
  outcomesVerified: boolean
}): boolean => outcomes.length > 0 && !outcomesVerified
