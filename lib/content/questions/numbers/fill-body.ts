import { rationalOfNumber } from '@/lib/platform/hr/rational'
import type { Value } from '../calculation/arithmetic'
import type { BodyOf, QuestionBody, QuestionKind } from '../model'
import type { Gap } from '../kinds/gaps/model'
import { numberKeyOf } from '../kinds/number/key'
import { isEveryNumber, type NumberAnswer } from '../kinds/number/model'

/** Functions that fill in the numbers of one draw. */
export type Filling = { text: (markdown: string) => string; value: (formula: string) => Value }

type FillBody<Kind extends QuestionKind> = (body: BodyOf<Kind>, filling: Filling) => BodyOf<Kind>

const FILL: { [Kind in QuestionKind]: FillBody<Kind> } = {
  single: (body, filling) => ({ ...body, choices: body.choices.map(optionIn(filling)) }),
  several: (body, filling) => ({ ...body, choices: body.choices.map(optionIn(filling)) }),
  'true-false': (body, filling) => ({
    ...body,
    wrongFeedback: reasonIn(body.wrongFeedback, filling),
    rightFeedback: reasonIn(body.rightFeedback, filling),
  }),
  short: (body, filling) => ({ ...body, answers: body.answers.map(optionIn(filling)) }),
  number: (body, filling) => ({
    ...body,
    answers: body.answers.map((answer) => numberIn(answer, filling)),
  }),
  matching: ({ pairs, distractors, ...body }, { text }) => ({
    ...body,
    pairs: pairs.map((pair) => ({ ...pair, left: text(pair.left), right: text(pair.right) })),
    distractors: distractors.map(text),
  }),
  ordering: (body, { text }) => ({ ...body, items: body.items.map(text) }),
  line: (body, filling) => ({
    ...body,
    ...{ from: filling.text(body.from), to: filling.text(body.to) },
    answers: body.answers.map((answer) => numberIn(answer, filling)),
  }),
  gaps: (body, filling) => ({
    ...body,
    passage: filling.text(body.passage),
    gaps: body.gaps.map((gap) => filledGap(gap, filling)),
  }),
  spot: (body, { text }) => ({
    ...body,
    picture: text(body.picture),
    points: body.points.map(({ label, ...point }) => ({
      ...point,
      ...(label && { label: { ...label, text: text(label.text) } }),
    })),
  }),
  groups: (body, { text }) => ({
    ...body,
    groups: body.groups.map(({ name, items, ...group }) => ({
      ...{ ...group, name: text(name) },
      items: items.map((item) => ({ ...item, text: text(item.text) })),
    })),
  }),
}

const fillOf = <Kind extends QuestionKind>(kind: Kind): FillBody<Kind> => FILL[kind]

/** Options, keys and explanations with the numbers of one draw filled in. */
export const fillBody = (body: QuestionBody, filling: Filling): QuestionBody =>
  fillOf(body.kind)(body, filling)

function filledGap(gap: Gap, filling: Filling): Gap {
  if (gap.kind === 'number')
    return { ...gap, answers: gap.answers.map((answer) => numberIn(answer, filling)) }
  if (gap.kind === 'short') return { ...gap, answers: gap.answers.map(optionIn(filling)) }
  return { ...gap, choices: gap.choices.map(optionIn(filling)) }
}

const reasonIn = (feedback: string | null, { text }: Filling) => feedback && text(feedback)

const optionIn =
  (filling: Filling) =>
  <Option extends { text: string; feedback: string | null }>(option: Option): Option => ({
    ...option,
    text: filling.text(option.text),
    feedback: reasonIn(option.feedback, filling),
  })

function numberIn({ formula, ...answer }: NumberAnswer, filling: Filling): NumberAnswer {
  const feedback = reasonIn(answer.feedback, filling)
  if (formula === undefined || isEveryNumber(answer)) return { ...answer, feedback }
  const { weight, high } = answer
  const value = filling.value(formula)
  const exact = typeof value === 'number' ? rationalOfNumber(value) : value
  return { ...numberKeyOf(exact, rationalOfNumber(high)), weight, feedback }
}
