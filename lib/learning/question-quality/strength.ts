import { withIds } from '@/lib/content/questions/kinds/option-sides'
import type { QuestionBody } from '@/lib/content/questions/model'

export type Option = { id: string; text: string; isRight: boolean }

/** The options of a question with the ids that answers use; empty for kinds without options. */
export function optionsOf(stored: QuestionBody): Option[] {
  const body = withIds(stored)
  switch (body.kind) {
    case 'single':
    case 'several':
      return body.choices.map(({ id = '', text, weight }) => ({ id, text, isRight: weight > 0 }))
    case 'true-false':
      return [true, false].map((value) => ({
        id: String(value),
        text: value ? 'Točno' : 'Netočno',
        isRight: value === body.isTrue,
      }))
    case 'short':
    case 'number':
    case 'matching':
    case 'ordering':
    case 'groups':
    case 'gaps':
    case 'line':
    case 'spot':
      return []
  }
}

export type Counts = {
  answers: number
  rightAnswers: number
  /** How often each option was chosen, by option id. */
  chosen: Record<string, number>
}

/**
 * How well a question separates those who know from those who don't: the share of right answers
 * minus the share of the most chosen wrong option. Ranges from 1 down to -1, where everybody
 * chooses one wrong option: the question is ambiguous, or its key is wrong.
 */
export function strengthOf({ answers, rightAnswers, chosen }: Counts, options: Option[]): number {
  if (!answers) return 1
  const wrong = options.filter(({ isRight }) => !isRight).map(({ id }) => chosen[id] ?? 0)
  return (rightAnswers - Math.max(0, ...wrong)) / answers
}
