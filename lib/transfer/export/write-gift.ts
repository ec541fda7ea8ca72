import type { BodyOf, ImportedQuestion, QuestionBody } from '@/lib/questions/model'
import { plainDecimal } from './plain-decimal'

/** What of a question the GIFT file holds. */
export type GiftQuestion = Omit<ImportedQuestion, 'line'>

/** Ends of the interval that stands for "every other number". */
const MAX = Number.MAX_VALUE

/**
 * A GIFT file of these questions, one blank line between two. The texts are written as Markdown on
 * one line each, so that every blank in them survives gift-pegjs.
 */
export const writeGift = (questions: GiftQuestion[]): string =>
  questions.map(writeQuestion).join('\n')

function writeQuestion(question: GiftQuestion): string {
  const { key, text, body, explanation } = question
  const tags = tagsOf(question).map((tag) => `[tag:${tag}]`)
  const comment = tags.length ? `// ${tags.join(' ')}\n` : ''
  const lines = [...answerLines(body), ...(explanation ? [`####${marked(explanation)}`] : [])]
  const start = `${comment}::${escapeEvery(key)}::[markdown]${escape(text)} {`
  const [first = '', ...rest] = lines
  // What follows `{` at once decides the kind of true/false and number questions.
  return body.kind === 'true-false'
    ? `${start}${[first, ...rest].join('\n')}}\n`
    : `${start}${body.kind === 'number' ? '#' : ''}\n${lines.join('\n')}\n}\n`
}

function tagsOf({ isBonus, calculation, body }: GiftQuestion): string[] {
  const unit = body.kind === 'number' ? body.unit : null
  return [
    ...(isBonus ? ['bonus'] : []),
    ...(calculation ? [`racun=${calculation}`] : []),
    ...(unit ? [`jedinica=${unit}`] : []),
  ]
}

function answerLines(body: QuestionBody): string[] {
  switch (body.kind) {
    case 'single':
      return body.choices.map(({ text, weight, feedback }) => {
        const sign = weight === 100 ? '=' : weight === 0 ? '~' : `~%${plainDecimal(weight)}%`
        // A text that begins with % would be read as a weight.
        const isClear = sign.endsWith('%') || !text.startsWith('%')
        return `${sign}${isClear ? '' : `%${weight}%`}${marked(text)}${reason(feedback)}`
      })
    case 'several':
      return body.choices.map(
        ({ text, weight, feedback }) =>
          `~%${plainDecimal(weight)}%${marked(text)}${reason(feedback)}`,
      )
    case 'true-false':
      return [trueFalse(body)]
    case 'short':
      return body.answers.map(({ text, weight, feedback }) => {
        const isPlain = weight === 100 && !text.startsWith('%')
        return `=${isPlain ? '' : `%${plainDecimal(weight)}%`}${marked(text)}${reason(feedback)}`
      })
    case 'number':
      return body.answers.map(
        ({ weight, feedback, ...key }) =>
          `=${weight === 100 ? '' : `%${plainDecimal(weight)}%`}${interval(key)}${reason(feedback)}`,
      )
    case 'matching':
      return [
        ...body.pairs.map(({ left, right }) => `=${marked(left)} -> ${escape(right)}`),
        ...body.distractors.map((right) => `= -> ${escape(right)}`),
      ]
  }
}

/** The first reason is for who was wrong; an empty one keeps its place. */
function trueFalse({ isTrue, wrongFeedback, rightFeedback }: BodyOf<'true-false'>): string {
  const wrong = wrongFeedback || rightFeedback ? `#${marked(wrongFeedback ?? '')}` : ''
  return `${isTrue ? 'T' : 'F'}${wrong}${reason(rightFeedback)}`
}

function interval({ low, high }: { low: number; high: number }): string {
  if (low === -MAX && high === MAX) return ''
  return low === high ? plainDecimal(low) : `${plainDecimal(low)}..${plainDecimal(high)}`
}

const reason = (feedback: string | null) => (feedback ? `#${marked(feedback)}` : '')

/** A text whose beginning can't be taken for its format. */
const marked = (text: string) =>
  `${/^\[(html|markdown|plain|moodle)\]/.test(text) ? '[markdown]' : ''}${escape(text)}`

/** Backslashes stay single, as LaTeX is read best, where the next sign doesn't make them escape. */
const escape = (text: string): string =>
  text
    .replace(/\\(?=[\\:#={}~n\n]|$)/g, '\\\\')
    .replace(/[:#={}~]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** A title takes no single backslash. */
const escapeEvery = (text: string): string =>
  text.replace(/[\\:#={}~]/g, '\\$&').replace(/\n/g, '\\n')
