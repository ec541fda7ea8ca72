import { isCatchAll, type ShortAnswer } from '@/lib/content/questions/kinds/short/model'
import { fillBody } from '@/lib/content/questions/kinds/bodies'
import type { QuestionBody, QuestionKind } from '@/lib/content/questions/model'
import { toGift, toGiftEssays, type GiftQuestion } from '../../export/write-gift'
import type { OpenQuestion } from '../model'
import { withFigureDescriptions } from './drawn-figures'
import { withFixedNumbers, questionTexts } from './adapt-question-to-moodle'
import { fromMoodleMarkdown, toMoodleMarkdown } from './markdown'
import { GIFT_ORIGINAL_PREFIX } from './original-marks'

/**
 * A GIFT file for Moodle's importer. When Moodle can't express the question (changing numbers,
 * figures, unknown weights), a comment above it keeps the original.
 */
export const moodleGift = (questions: GiftQuestion[]): string =>
  questions.map(giftWithOriginal).join('\n')

export const moodleGiftEssays = (questions: OpenQuestion[]): string =>
  toGiftEssays(
    questions.map((one) => ({
      ...one,
      prompt: toMoodleMarkdown(one.prompt),
      modelAnswer: toMoodleMarkdown(one.modelAnswer),
    })),
  )

/** The question for Moodle, preceded by the original in a comment when it differs. */
export function giftWithOriginal(question: GiftQuestion): string {
  const all = withFixedNumbers(question).map(withoutItemReasons)
  const fixed = all.filter(isWritable)
  const gift = toGift(fixed.map(inMoodlesSigns))
  const [only, ...more] = fixed
  const isWhole = !more.length && JSON.stringify(only) === JSON.stringify(question)
  if (isWhole && questionTexts(question).every(survivesRoundTrip)) return gift
  const comment = toGift([question]).trimEnd().split('\n')
  const original = comment.map((line) => `${GIFT_ORIGINAL_PREFIX}${line}`).join('\n')
  const leftOut = fixed.length < all.length ? `${leftOutComment(question.body.kind)}\n` : ''
  return `${original}\n\n${leftOut}${leftOut && gift && '\n'}${gift}`
}

/** Moodle's matching has no reasons, and would take them for a part of the right side. */
function withoutItemReasons(question: GiftQuestion): GiftQuestion {
  const { body } = question
  if (body.kind !== 'groups') return question
  const groups = body.groups.map((group) => ({
    ...group,
    items: group.items.map(({ feedback: _, ...item }) => item),
  }))
  return { ...question, body: { ...body, groups } }
}

/** Placeholder for a question that exists only in the comment above. */
const leftOutComment = (kind: QuestionKind): string =>
  `// Ovo pitanje GIFT ne može zapisati, jer ${UNWRITABLE[kind] ?? 'u odgovoru ima znakove ->'}. U Moodle ga prenesi kao Moodle XML.`

/** Kinds that GIFT for Moodle lacks, and why. */
const UNWRITABLE: Partial<Record<QuestionKind, string>> = {
  gaps: 'ima praznine',
  spot: 'ima mjesta na slici',
}

/** GIFT carries no pictures, so a figure is replaced by its description. */
const toGiftMarkdown = (markdown: string): string =>
  toMoodleMarkdown(withFigureDescriptions(markdown))

const survivesRoundTrip = (text: string): boolean =>
  fromMoodleMarkdown(toGiftMarkdown(text)) === text

/** GIFT can't escape an arrow in a typed answer, and replacing it would change the answer. */
const isWritable = ({ body }: GiftQuestion): boolean =>
  UNWRITABLE[body.kind] === undefined &&
  (body.kind !== 'short' || body.answers.every(({ text }) => !text.includes('->')))

const inMoodlesSigns = ({ text, body, explanation, ...rest }: GiftQuestion): GiftQuestion => ({
  ...rest,
  text: toGiftMarkdown(text),
  explanation: explanation && toGiftMarkdown(explanation),
  body: bodyInSigns(body),
})

function bodyInSigns(body: QuestionBody): QuestionBody {
  const written = fillBody(body, { text: toGiftMarkdown, value: () => 0 })
  // Typed answers and plain lists are not Markdown.
  if (written.kind === 'short' && body.kind === 'short') {
    const answers = written.answers.map((one, index) => ({
      ...one,
      text: starred({ ...one, text: body.answers[index]?.text ?? '' }),
    }))
    return { ...written, answers }
  }
  if (written.kind === 'matching' && body.kind === 'matching') {
    const pairs = written.pairs.map(({ left }, index) => ({
      ...{ left, right: body.pairs[index]?.right ?? '' },
    }))
    return { ...written, pairs, distractors: body.distractors }
  }
  if (written.kind === 'groups' && body.kind === 'groups') {
    const groups = written.groups.map((group, index) => ({
      ...{ ...group, name: body.groups[index]?.name ?? '' },
    }))
    return { ...written, groups }
  }
  return written
}

/** A single star is the catch-all answer. Other stars are escaped, or they would match any text. */
const starred = (answer: ShortAnswer): string =>
  isCatchAll(answer) ? answer.text : answer.text.replaceAll('*', '\\*')
