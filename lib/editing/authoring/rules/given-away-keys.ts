import { NO_ATTEMPT, withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { plainLine } from '@/lib/platform/markdown/plain-line'
import { isTellingShare } from '../bounds'
import type { LessonUnderReview, Rule } from '../model'
import { fileLabelOf } from '../passages'

/** The right option must not be found by its place or its length, without the question. */
export const givenAwayKeys: Rule = (placed) => {
  const choices = choicesOf(placed)
  const remark = (message: string) => ({
    file: fileLabelOf(placed.folder, 'questions'),
    line: 1,
    message,
  })
  const share = (count: number) => `${count} od ${choices.length} pitanja s jednim odgovorom`
  const isTooOften = (count: number) => isTellingShare(count, choices.length)
  const longest = choices.filter(isRightLongest).length
  const places = choices.map((options) => options.findIndex(({ isRight }) => isRight))
  const usual = [...new Set(places)]
    .map((place) => ({ place, count: places.filter((one) => one === place).length }))
    .filter(({ count }) => isTooOften(count))
  return [
    ...(isTooOften(longest)
      ? [remark(`Točan je odgovor najdulji u ${share(longest)}: produlji pogrešne ili ga skrati.`)]
      : []),
    ...usual.map(({ place, count }) =>
      remark(`Točan je odgovor na ${place + 1}. mjestu u ${share(count)}: premjesti ga.`),
    ),
  ]
}

type Option = { text: string; isRight: boolean }

/** The options of each single choice, with the numbers that are shown without an attempt. */
const choicesOf = ({ lesson }: LessonUnderReview): Option[][] =>
  lesson.questions.flatMap((question) => {
    if (question.body.kind !== 'single') return []
    const { body } = withDrawnNumbers({ ...question, id: question.key }, NO_ATTEMPT)
    if (body.kind !== 'single') return []
    return [
      body.choices.map(({ text, weight }) => ({ text: plainLine(text), isRight: weight === 100 })),
    ]
  })

/** A sign or two don't show. */
const VISIBLY_LONGER = 1.2

function isRightLongest(options: Option[]): boolean {
  const lengthOf = (isRight: boolean) =>
    Math.max(0, ...options.filter((one) => one.isRight === isRight).map(({ text }) => text.length))
  return lengthOf(true) > lengthOf(false) * VISIBLY_LONGER
}
