import { RECALL_HEADING } from '@/lib/platform/markdown/recall-heading'
import type { HelpKind } from './help'
import type { LessonPassage } from './passages'

const EXAMPLE = /primjer|\bnpr\b/i

const isExample = ({ title, markdown }: LessonPassage) =>
  EXAMPLE.test(title) || EXAMPLE.test(markdown)

const isRecall = ({ title }: LessonPassage) => title === RECALL_HEADING

/** True for exercises, which show how something is done and explain little. */
export const isExercise = (passage: LessonPassage): boolean =>
  isRecall(passage) || passage.title.startsWith('Riješeni primjer')

const withMatchesLast = (
  passages: LessonPassage[],
  ...later: ((passage: LessonPassage) => boolean)[]
): LessonPassage[] =>
  later.reduce<LessonPassage[]>(
    (sorted, isLater) => [...sorted.filter((one) => !isLater(one)), ...sorted.filter(isLater)],
    passages,
  )

/**
 * The passages of a script shown for a help button: those that fit the question first, and
 * different ones for each button. An explanation is not a worked example, and the last hint says
 * more than the one before.
 */
export function choosePassages(
  help: HelpKind,
  script: LessonPassage[],
  fit: LessonPassage[],
): LessonPassage[] {
  const fitting = fit.filter((one) => script.includes(one))
  const others = script.filter((one) => !fit.includes(one))
  const isOther = (one: LessonPassage) => !fitting.includes(one)
  const all = [...fitting, ...others]
  if (help === 'example') return withMatchesLast(all, (one) => !isExample(one))
  const explaining = withMatchesLast(fitting.length ? fitting : others, isExample, isRecall)
  if (help !== 'hint-3') return explaining
  const [first] = explaining
  if (!first) return []
  const next = script.slice(script.indexOf(first) + 1).filter((one) => !isRecall(one))
  const worked = withMatchesLast(all.filter(isExample), isRecall, isOther)
  return [...new Set([first, ...explaining.slice(1, 2), ...worked.slice(0, 1), ...next, ...all])]
}
