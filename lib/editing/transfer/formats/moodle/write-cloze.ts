import { plainDecimal } from '@/lib/content/questions/gift/signs'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import { joinTextAndPassage, withReplacedGaps } from '@/lib/content/questions/kinds/gaps/passage'
import { isEveryNumber, type NumberAnswer } from '@/lib/content/questions/kinds/number/model'
import { isCatchAll } from '@/lib/content/questions/kinds/short/model'
import type { BodyOf } from '@/lib/content/questions/model'
import { toMoodleMarkdown } from './markdown'
import { plainTextToHtml, toMoodleHtml } from './to-moodle-html'
import { middleAndTolerance } from './middle-and-tolerance'

/**
 * The text of a Cloze question, which contains the answers of its gaps. Moodle decodes entities
 * once, then reads feedback and options as HTML and typed answers as plain text. Its edit form
 * breaks numeric entities, so they are used only where nothing else works.
 */
export const clozeText = (text: string, { passage, gaps }: BodyOf<'gaps'>): string =>
  withReplacedGaps(
    withoutForeignGaps(toMoodleMarkdown(joinTextAndPassage(text, passage))),
    (number) => {
      const gap = gaps[number - 1]
      return gap ? embedded(gap) : ''
    },
  )

const code = (sign: string) => `&#${sign.charCodeAt(0)};`

/**
 * Escapes a sign where Moodle would read the author's own words as a gap, `{1:SA:=…}`, or as the
 * place of one, `{#1}`. Entities would not survive a save of its form.
 */
const withoutForeignGaps = (markdown: string): string =>
  markdown.replace(/(\{\d*):(?=[A-Z_]+:)/gi, '$1\\:').replace(/\{#(?=\d)/g, '{\\#')

function embedded(gap: Gap): string {
  switch (gap.kind) {
    case 'single':
      return written(
        'MULTICHOICE_S',
        gap.choices.map((one) => ({ ...one, text: ofHtml(plainTextToHtml(one.text)) })),
      )
    case 'short':
      return written(
        gap.isCaseSensitive ? 'SHORTANSWER_C' : 'SHORTANSWER',
        gap.answers.map((one) => ({
          ...one,
          text: isCatchAll(one) ? '*' : ofTyped(one.text.replaceAll('*', '\\*')),
        })),
      )
    case 'number':
      return written(
        'NUMERICAL',
        gap.answers.map((one) => ({ ...one, text: numberText(one) })),
      )
  }
}

type Written = { text: string; weight: number; feedback: string | null }

function written(type: string, answers: Written[]): string {
  const all = answers.map(({ text, weight, feedback }) => {
    const mark = weight === 100 ? '=' : `%${plainDecimal(weight)}%`
    return `${mark}${text}${feedback ? `#${ofHtml(toMoodleHtml(feedback))}` : ''}`
  })
  return `{1:${type}:${all.join('~')}}`
}

function numberText(answer: NumberAnswer): string {
  if (isEveryNumber(answer)) return '*'
  const { middle, tolerance } = middleAndTolerance(answer)
  return `${middle}:${tolerance}`
}

/** HTML inside an answer. Characters that would end the answer become HTML entities. */
const ofHtml = (html: string): string =>
  plainTextToHtml(
    html.replace(/&#x?[\da-f]+;|[~#}]|\\$/gi, (sign) => (sign.length > 1 ? sign : code(sign))),
  ).replaceAll('"', '&quot;')

/**
 * A typed answer. It must end neither with a backslash nor with an ampersand; Moodle trims the space
 * after them. A `~` ends it, except as its first sign or after a backslash or an ampersand; its entity
 * does not survive a save of the edit form.
 */
const ofTyped = (text: string): string =>
  plainTextToHtml(text.replace(/[#}]/g, '\\$&'))
    .replaceAll('"', '&quot;')
    .replace(/(?!^)(?<!\\|&amp;)~/g, code)
    .replace(/(?:\\|&amp;)$/, '$& ')
