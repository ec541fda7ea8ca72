import { filledOption, filledReason } from '../../numbers/filler'
import type { BodyOf } from '../../model'
import type { BodyRules } from '../rules'

type Choices = Pick<BodyOf<'single'>, 'choices'>

const keyOf = ({ choices }: Choices) => ({
  unordered: choices.map(({ id = '', weight }) => [id, weight]),
})

const rightTexts = ({ choices }: Choices) =>
  choices.filter(({ weight }) => weight > 0).map(({ text }) => text)

export const single: BodyRules<'single'> = {
  fill: (body, filler) => ({ ...body, choices: body.choices.map(filledOption(filler)) }),
  withTodaysKey: (asked, today) => {
    const choices = withWeights(asked.choices, today.choices, 0, ({ weight }) => weight === 100)
    return choices && { ...asked, choices }
  },
  ...{ keyOf, rightTexts },
}

export const several: BodyRules<'several'> = {
  fill: (body, filler) => ({ ...body, choices: body.choices.map(filledOption(filler)) }),
  withTodaysKey: (asked, today) => {
    const choices = withWeights(asked.choices, today.choices, -50, ({ weight }) => weight > 0)
    return choices && { ...asked, choices }
  },
  ...{ keyOf, rightTexts },
}

type All = BodyOf<'single'>['choices']

/**
 * The asked options with today's weights; null when an option that is right today was not offered.
 * @param wrong the weight of a deleted option that was right
 */
function withWeights(
  asked: All,
  today: All,
  wrong: number,
  isRight: (choice: All[number]) => boolean,
): All | null {
  const byId = new Map(today.map((choice) => [choice.id, choice]))
  const choices = asked.map((choice) => {
    const { weight, feedback } = byId.get(choice.id) ?? {
      ...choice,
      weight: choice.weight > 0 ? wrong : choice.weight,
    }
    return { ...choice, weight, feedback }
  })
  return choices.filter(isRight).length === today.filter(isRight).length ? choices : null
}

export const trueFalse: BodyRules<'true-false'> = {
  fill: (body, filler) => ({
    ...body,
    wrongFeedback: filledReason(body.wrongFeedback, filler),
    rightFeedback: filledReason(body.rightFeedback, filler),
  }),
  withTodaysKey: (_, today) => today,
  keyOf: ({ isTrue }) => isTrue,
  rightTexts: () => [],
}
