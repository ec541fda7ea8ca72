import type {
  GIFTQuestion,
  Matching,
  Numerical,
  NumericalFormat,
  TextChoice,
  TextFormat,
} from 'gift-pegjs'
import { add, negate, rationalOfNumber, toNumber } from '@/lib/hr/rational'
import type { BodyOf, QuestionBody } from '../model'
import type { Notes } from './notes'
import { decodePlaceholders } from './placeholders'

type Skipped = 'Essay' | 'Description' | 'Category'
type Kept = Exclude<GIFTQuestion, { type: Skipped }>

/** Ends of the interval that every number lies in: JSON has no infinity. */
export const EVERY_NUMBER = { low: -Number.MAX_VALUE, high: Number.MAX_VALUE }

/** Options and keys of a parsed question, as they stand in the file. */
export function bodyOf(item: Kept, unit: string | null, notes: Notes): QuestionBody {
  switch (item.type) {
    case 'MC':
      return choicesBody(item.choices, notes)
    case 'TF':
      return {
        kind: 'true-false',
        isTrue: item.isTrue,
        // As in Moodle the first reason is for who was wrong; the parser calls it trueFeedback.
        wrongFeedback: feedbackOf(item.trueFeedback, notes),
        rightFeedback: feedbackOf(item.falseFeedback, notes),
      }
    case 'Short':
      return {
        kind: 'short',
        answers: item.choices.map(({ text, weight, feedback }) => ({
          text: notes.text(text).normalize('NFC'),
          weight: weight ?? 100,
          feedback: feedbackOf(feedback, notes),
        })),
      }
    case 'Numerical':
      return { kind: 'number', unit, answers: numberAnswers(item, notes) }
    case 'Matching':
      return matchingBody(item, notes)
  }
}

/** An option with `=` makes it a single choice; only `~` with weights means several answers. */
function choicesBody(choices: TextChoice[], notes: Notes): QuestionBody {
  const isSingle = choices.some(({ isCorrect }) => isCorrect)
  const hasWeights = choices.some(({ weight }) => weight !== null)
  return {
    kind: isSingle || !hasWeights ? 'single' : 'several',
    choices: choices.map(({ text, weight, isCorrect, feedback }) => ({
      text: notes.text(text),
      weight: weight ?? (isCorrect ? 100 : 0),
      feedback: feedbackOf(feedback, notes),
    })),
  }
}

function numberAnswers({ choices }: Numerical, notes: Notes): BodyOf<'number'>['answers'] {
  if (!Array.isArray(choices)) return [{ ...intervalOf(choices), weight: 100, feedback: null }]
  return choices.map(({ text, weight, isCorrect, feedback }) => ({
    ...intervalOf(text),
    weight: weight ?? (isCorrect ? 100 : 0),
    feedback: feedbackOf(feedback, notes),
  }))
}

/** A number, `number:tolerance` or `low..high`; an option without a number catches the rest. */
function intervalOf(key: NumericalFormat | TextFormat): { low: number; high: number } {
  if (!('type' in key)) return EVERY_NUMBER
  if (key.type === 'high-low') return { low: key.numberLow ?? 0, high: key.numberHigh ?? 0 }
  const middle = rationalOfNumber(key.number ?? 0)
  const tolerance = rationalOfNumber(key.type === 'range' ? (key.range ?? 0) : 0)
  return {
    low: toNumber(add(middle, negate(tolerance))),
    high: toNumber(add(middle, tolerance)),
  }
}

function matchingBody({ matchPairs }: Matching, notes: Notes): BodyOf<'matching'> {
  const pairs = matchPairs.map(({ subquestion, subanswer }) => ({
    left: notes.text(subquestion),
    right: decodePlaceholders(subanswer).trim(),
  }))
  return {
    kind: 'matching',
    pairs: pairs.filter(({ left }) => left),
    distractors: pairs.filter(({ left }) => !left).map(({ right }) => right),
  }
}

const feedbackOf = (feedback: TextFormat | null | undefined, notes: Notes): string | null =>
  (feedback && notes.text(feedback)) || null
