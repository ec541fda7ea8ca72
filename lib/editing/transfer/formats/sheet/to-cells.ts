import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { gapAnswerRows } from '@/lib/content/questions/kinds/gaps/lines'
import { questionTextForFile } from '@/lib/content/questions/kinds/gift'
import { pairsOfGroups } from '@/lib/content/questions/kinds/groups/gift'
import { numberLineText } from '@/lib/content/questions/kinds/line/gift'
import { formulaText } from '@/lib/content/questions/kinds/number/gift'
import type { NumberKey } from '@/lib/content/questions/kinds/number/key'
import {
  isEveryNumber,
  type KeyUnit,
  type NumberAnswer,
} from '@/lib/content/questions/kinds/number/model'
import { placesText } from '@/lib/content/questions/kinds/spot/gift'
import { inReadingOrder, labelOfPlace, letterAt } from '@/lib/content/questions/kinds/spot/places'
import type { BodyOf, QuestionKind } from '@/lib/content/questions/model'
import type { GiftQuestion } from '../../export/write-gift'
import type { OpenQuestion } from '../model'
import { joinWords } from '../open-question'
import {
  FALSE_WORD,
  GAP_WAYS,
  HINT_COLUMNS,
  KIND_WORDS,
  REQUIRED_UNIT_PREFIX,
  OPEN_KIND,
  RIGHT_WORD,
  TRUE_WORD,
  WRONG_WORD,
  type AnswerCells,
  type QuestionCells,
} from './columns'

type Judged = { weight: number; feedback: string | null }

const percent = (weight: number): string => `${plainDecimal(weight).replace('.', ',')} %`

const worth = (weight: number): string =>
  weight === 100 ? RIGHT_WORD : weight === 0 ? WRONG_WORD : percent(weight)

const judged = ({ weight, feedback }: Judged): AnswerCells => ({
  worth: worth(weight),
  reason: feedback ?? '',
})

const numberCells = (answer: NumberAnswer): AnswerCells => ({
  text:
    answer.formula === undefined ? intervalText(answer) : formulaText(answer.formula, answer.high),
  ...judged(answer),
})

const WRITE: { [Kind in QuestionKind]: (body: BodyOf<Kind>) => AnswerCells[] } = {
  single: ({ choices }) => choices.map(({ text, ...one }) => ({ text, ...judged(one) })),
  several: ({ choices }) =>
    choices.map(({ text, weight, feedback }) => ({
      ...{ text, worth: percent(weight), reason: feedback ?? '' },
    })),
  'true-false': ({ isTrue, wrongFeedback, rightFeedback }) =>
    [true, false].map((value) => ({
      text: value ? TRUE_WORD : FALSE_WORD,
      worth: value === isTrue ? RIGHT_WORD : WRONG_WORD,
      reason: (value === isTrue ? rightFeedback : wrongFeedback) ?? '',
    })),
  short: ({ answers }) => answers.map(({ text, ...one }) => ({ text, ...judged(one) })),
  number: ({ answers }) => answers.map(numberCells),
  matching: ({ pairs, distractors }) => [
    ...pairs.map(({ left, right }) => ({ text: left, pair: right })),
    ...distractors.map((pair) => ({ pair })),
  ],
  ordering: ({ items }) => items.map((text) => ({ text })),
  line: ({ answers }) => answers.map(numberCells),
  gaps: ({ gaps }) =>
    gapAnswerRows(gaps).map(({ gap, way, text, ...one }) => ({
      ...{ text: `${gap}) ${text}`, ...judged(one) },
      ...(way !== 'typed' && { pair: GAP_WAYS[way] }),
    })),
  spot: ({ points }) =>
    inReadingOrder(points).flatMap((point, index) => {
      const label = labelOfPlace(point)
      return label ? { text: label.text, pair: letterAt(index) } : []
    }),
  groups: ({ groups }) =>
    pairsOfGroups(groups).map(({ left, right, feedback }) => ({
      ...(left && { text: left }),
      pair: right,
      ...(feedback && { reason: feedback }),
    })),
}

const written = <Kind extends QuestionKind>(kind: Kind, body: BodyOf<Kind>): AnswerCells[] =>
  WRITE[kind](body)

function intervalText({ low, high, written }: NumberKey): string {
  if (isEveryNumber({ low, high })) return '*'
  if (written !== undefined) {
    const half = Number(((high - low) / 2).toPrecision(12))
    return high > low ? `${written} ± ${plainDecimal(half).replace('.', ',')}` : written
  }
  const [from, to] = [low, high].map((end) => plainDecimal(end).replace('.', ','))
  return low === high ? (from ?? '') : `${from}..${to}`
}

/** `cm`, or `samo cm` when the unit is required. */
const unitText = ({ unit, isUnitAsked }: KeyUnit): string =>
  `${isUnitAsked ? `${REQUIRED_UNIT_PREFIX} ` : ''}${unit ?? ''}`

/** A question as cells of its row. */
export const toCells = (question: GiftQuestion | OpenQuestion): QuestionCells =>
  'prompt' in question ? ofOpen(question) : ofQuestion(question)

const ofOpen = ({ prompt, modelAnswer, keyPoints }: OpenQuestion): QuestionCells => ({
  ...{ kind: OPEN_KIND, text: prompt, explanation: modelAnswer },
  answers: keyPoints.map(({ point, words }) => ({ text: point, pair: joinWords(words) })),
})

const yesOrNo = (isSo: boolean) => (isSo ? 'da' : 'ne')

const ofQuestion = (question: GiftQuestion): QuestionCells => ({
  key: question.key,
  kind: KIND_WORDS[question.body.kind],
  text: questionTextForFile(question),
  explanation: question.explanation ?? '',
  bonus: question.isBonus ? 'da' : '',
  knowledge: question.isInKnowledgeBase === undefined ? '' : yesOrNo(question.isInKnowledgeBase),
  draft: question.isDraft ? 'da' : '',
  numbers: question.numbers ?? '',
  calculation: question.calculation ?? '',
  capitals: question.body.kind === 'short' && question.body.isCaseSensitive ? 'da' : '',
  ...Object.fromEntries(HINT_COLUMNS.map((name, index) => [name, question.hints?.[index] ?? ''])),
  line: question.body.kind === 'line' ? numberLineText(question.body) : '',
  places: question.body.kind === 'spot' ? placesText(question.body.points) : '',
  unit: question.body.kind === 'number' ? unitText(question.body) : '',
  answers: written(question.body.kind, question.body),
})
