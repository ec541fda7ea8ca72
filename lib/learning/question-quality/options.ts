import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import { correctAnswer, judgeAnswer } from '@/lib/content/questions/kinds/judges'
import {
  hasSteadyOptionIds,
  withExplicitOptionIds,
} from '@/lib/content/questions/kinds/option-sides'
import type { CorrectAnswer, QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'

/** Something that pupils choose or type, alone or for one part of a question. */
export type CountedOption = {
  /** The id under which the option is counted (refresh.ts). */
  id: string
  /**
   * The part of the question that the option answers: the id of an item, label or left side, or the
   * number of a gap; empty if the option is the whole answer.
   */
  part: string
  /** An answer with nothing but this option. */
  answer: SubmittedAnswer
  isRight: boolean
  /** True for a typed text, which is counted only where several pupils typed the same. */
  isTyped: boolean
}

type Stored = { body: QuestionBody; numbers?: string | null }

/**
 * The options of a question by the ids under which they are counted: all options of a choice
 * question; for other kinds the chosen ones and, if the question has parts, the right option of
 * each part. Where numbers are drawn, typed answers and places on a line are left out, because they
 * differ with each draw, and so are options whose ids do.
 * @param chosen how often each option was chosen, by its id
 */
export function countedOptionsOf(
  { body: stored, numbers }: Stored,
  chosen: Counted = {},
): CountedOption[] {
  if (numbers && !hasSteadyOptionIds(stored)) return []
  const body = withExplicitOptionIds(stored)
  switch (body.kind) {
    case 'single':
    case 'several':
      return body.choices.map(({ id = '', weight }) => ({
        ...{ id, part: '', isRight: weight > 0, isTyped: false },
        answer:
          body.kind === 'single'
            ? { kind: body.kind, choice: id }
            : { kind: body.kind, choices: [id] },
      }))
    case 'true-false':
      return [true, false].map((value) => ({
        ...{ id: String(value), part: '', isRight: value === body.isTrue, isTyped: false },
        answer: { kind: body.kind, value },
      }))
    case 'short':
    case 'number':
    case 'line':
      return numbers ? [] : wholeOptions(body, chosen)
    case 'ordering':
      return wholeOptions(body, chosen)
    case 'gaps':
      return numbers ? [] : partOptions(body, chosen)
    case 'matching':
    case 'groups':
    case 'spot':
      return partOptions(body, chosen)
  }
}

type Counted = Record<string, number>
type Whole = Extract<QuestionBody, { kind: 'short' | 'number' | 'line' | 'ordering' }>
type Divided = Extract<QuestionBody, { kind: 'matching' | 'groups' | 'spot' | 'gaps' }>

/**
 * Chosen answers, the most frequent first. Those that do not fit the current question are left out.
 */
const wholeOptions = (body: Whole, chosen: Counted): CountedOption[] =>
  Object.entries(chosen)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id]) => {
      if (id === DONT_KNOW) return []
      const answer = wholeAnswer(body.kind, id)
      const { outcome } = judgeAnswer(body, null, answer)
      if (outcome === 'invalid') return []
      const isRight = outcome === 'right' || outcome === 'spelling'
      return { id, part: '', answer, isRight, isTyped: 'text' in answer }
    })

function wholeAnswer(kind: Whole['kind'], id: string): SubmittedAnswer {
  switch (kind) {
    case 'short':
    case 'number':
      return { kind, text: id }
    case 'line':
      return { kind, tick: Number(id) }
    case 'ordering':
      return { kind, order: id.split(',') }
  }
}

/** For each part: the right option, even if nobody chose it, then the others by frequency. */
function partOptions(body: Divided, chosen: Counted): CountedOption[] {
  const right = Object.entries(givenParts(correctAnswer(body)))
  const parts = right.map(([part]) => part)
  const ids = new Set([...right.map((pair) => pair.join(':')), ...Object.keys(chosen)])
  const options = [...ids].flatMap((id) => {
    const end = id.indexOf(':')
    const part = id.slice(0, Math.max(0, end))
    const answer = partAnswer(body.kind, { [part]: id.slice(end + 1) })
    const judged = judgeAnswer(body, null, answer)
    if (judged.outcome === 'invalid') return []
    const isTyped = body.kind === 'gaps' && body.gaps[Number(part) - 1]?.kind !== 'single'
    return { id, part, answer, isRight: judged.marks[part] === 'right', isTyped }
  })
  const rank = ({ id, part, isRight }: CountedOption) =>
    parts.indexOf(part) * 1e6 - (isRight ? 5e5 : 0) - (chosen[id] ?? 0)
  return options.toSorted((a, b) => rank(a) - rank(b))
}

type Parts = Record<string, string>

/** The right answer of each part, by the id of the part. */
function givenParts(answer: CorrectAnswer): Parts {
  switch (answer.kind) {
    case 'matching':
      return answer.pairs
    case 'groups':
      return answer.groups
    case 'spot':
      return answer.places
    case 'gaps':
      return answer.gaps
    default:
      return {}
  }
}

function partAnswer(kind: Divided['kind'], given: Parts): SubmittedAnswer {
  switch (kind) {
    case 'matching':
      return { kind, pairs: given }
    case 'groups':
      return { kind, groups: given }
    case 'spot':
      return { kind, places: given }
    case 'gaps':
      return { kind, gaps: given }
  }
}
