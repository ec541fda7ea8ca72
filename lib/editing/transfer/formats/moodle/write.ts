import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { splitDefinitions } from '@/lib/content/questions/numbers/plan'
import type { QuestionBody } from '@/lib/content/questions/model'
import { plainLine } from '@/lib/platform/markdown/plain-line'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { knowledgeBaseTags, kindTags, toGift, type GiftQuestion } from '../../export/write-gift'
import type { OpenQuestion } from '../model'
import { OPEN_QUESTION_TAG, toPointLine } from '../open-question'
import { toCalculatedQuestion, datasetsXml, type CalculatedQuestion } from './calculated'
import { withFixedNumbers, adaptQuestionToMoodle, questionTexts } from './adapt-question-to-moodle'
import { itemReasonValues } from './item-reasons'
import { labelTextValues } from './label-texts'
import { fromMoodleMarkdown, toMoodleMarkdown } from './markdown'
import { ORIGINAL_ELEMENT } from './original-marks'
import { MAX_TAG_LENGTH, ownComment } from './own-comment'
import { PICTURE_VALUE_PREFIX } from './write-marked-picture'
import { escapeTag } from './tags'
import { unitXml, toKindXml, type KindXml } from './write-kinds'
import { clozeText } from './write-cloze'
import {
  cdataTextElement,
  DEFAULT_FEEDBACK_XML,
  moodleMarkdownXml,
  unchangedMarkdownXml,
} from './xml-texts'

/**
 * The original question in an element unknown to Moodle, for when Moodle's version loses something.
 */
const originalXml = (question: GiftQuestion) =>
  `<${ORIGINAL_ELEMENT}>${cdataTextElement(toGift([question]))}</${ORIGINAL_ELEMENT}>`

/**
 * A question as an element of Moodle XML, or as several with fixed numbers when Moodle can't
 * compute the changing ones. Texts stay Markdown for a lossless round trip. When more would be
 * lost, an element that Moodle ignores holds the original.
 */
export function toMoodleElements(question: GiftQuestion): string[] {
  const calculated = toCalculatedQuestion(question)
  const graded = adaptQuestionToMoodle(question)
  if (calculated) return [questionXml(graded, question, calculated)]
  const fixed = withFixedNumbers(question)
  if (!fixed.length) return [questionXml(graded, question)]
  return fixed.map((one, index) => questionXml(one, index ? null : question))
}

/** @param original the question before its adaptation to Moodle; null for a further draw */
function questionXml(
  question: GiftQuestion,
  original: GiftQuestion | null,
  calculated?: CalculatedQuestion,
): string {
  const { key, body, isBonus, isDraft } = question
  const { type, parts } = calculated
    ? calculatedXml(calculated, body)
    : toKindXml<QuestionBody['kind']>(body.kind, body)
  // Gap and spot questions always differ: Moodle infers a gap's kind from its answers and reads its
  // feedback as HTML, and it has no places without a label.
  const isSame =
    body.kind !== 'gaps' &&
    body.kind !== 'spot' &&
    JSON.stringify(question) === JSON.stringify(original) &&
    (calculated !== undefined || questionTexts(question).every(survivesRoundTrip))
  return [
    `<question type="${type}"><name>${cdataTextElement(key)}</name>`,
    unchangedMarkdownXml(
      'questiontext',
      (calculated?.text ?? moodleText(question)) + commentOf(question),
    ),
    unchangedMarkdownXml(
      'generalfeedback',
      calculated ? calculated.explanation : toMoodleMarkdown(question.explanation ?? ''),
    ),
    `<defaultgrade>${isBonus ? 5 : 1}</defaultgrade><hidden>${isDraft ? 1 : 0}</hidden>`,
    ...parts,
    ...(calculated?.hints.map((hint) => unchangedMarkdownXml('hint', hint)) ??
      (question.hints ?? []).map((hint) => moodleMarkdownXml('hint', hint))),
    tagsXml(questionTags(question).map(escapeTag).filter(isShort)),
    ...(isSame || !original ? [] : [originalXml(original)]),
    '</question>\n',
  ].join('\n')
}

const isShort = (tag: string) => tag.length <= MAX_TAG_LENGTH

/**
 * Values too long for tags; the picture, which Moodle stores without its description; labels with
 * formulas, and reasons of items, for which Moodle has no place.
 */
function commentOf(question: GiftQuestion): string {
  const { body } = question
  const values = questionTags(question).filter((tag) => !isShort(escapeTag(tag)))
  if (body.kind === 'spot')
    values.push(`${PICTURE_VALUE_PREFIX}${body.picture}`, ...labelTextValues(body))
  if (body.kind === 'groups') values.push(...itemReasonValues(body))
  return values.length || body.kind === 'gaps' ? ownComment(values) : ''
}

const moodleText = ({ text, body }: GiftQuestion): string =>
  body.kind === 'gaps' ? clozeText(text, body) : toMoodleMarkdown(text)

const survivesRoundTrip = (text: string): boolean =>
  fromMoodleMarkdown(toMoodleMarkdown(text)) === text

/** Moodle computes the answers of each draw. */
function calculatedXml({ answers, datasets }: CalculatedQuestion, body: QuestionBody): KindXml {
  return {
    type: 'calculated',
    parts: [
      '<synchronize>0</synchronize><single>0</single><answernumbering>abc</answernumbering>',
      '<shuffleanswers>0</shuffleanswers>',
      ...DEFAULT_FEEDBACK_XML.slice(0, -1),
      ...answers.map(({ formula, tolerance, decimals, weight, feedback }) =>
        [
          `<answer fraction="${plainDecimal(weight)}">${cdataTextElement(formula)}<tolerance>${tolerance}</tolerance>`,
          '<tolerancetype>2</tolerancetype><correctanswerformat>1</correctanswerformat>',
          `<correctanswerlength>${decimals}</correctanswerlength>${unchangedMarkdownXml('feedback', feedback)}</answer>`,
        ].join(''),
      ),
      ...unitXml(body.kind === 'number' ? body.unit : null),
      datasetsXml(datasets),
    ],
  }
}

/** Values stored as tags: Moodle has no drafts and no knowledge base. */
const questionTags = ({
  isDraft,
  isBonus,
  isInKnowledgeBase,
  numbers,
  calculation,
  body,
}: GiftQuestion) => [
  ...(isDraft ? ['nacrt'] : []),
  ...(isBonus ? ['bonus'] : []),
  ...knowledgeBaseTags(isInKnowledgeBase),
  ...(numbers ? [`brojevi=${splitDefinitions(numbers).join('; ')}`] : []),
  ...(calculation ? [`racun=${calculation}`] : []),
  ...kindTags(body).filter((tag) =>
    /^(?:zapis=|pravac=|mjesta=|(?:trazena-jedinica|skupine)$)/.test(tag),
  ),
]

const tagsXml = (tags: string[]): string =>
  tags.length
    ? `<tags>${tags.map((tag) => `<tag>${cdataTextElement(tag)}</tag>`).join('')}</tags>`
    : ''

const NAME_LENGTH = 60

/** A name for the list of questions, where Moodle draws no formulas. */
const nameOf = (prompt: string) =>
  (toLosslessPlainText(prompt) ?? plainLine(prompt)).slice(0, NAME_LENGTH)

/**
 * An open question as an essay: the model answer as feedback, the key points as notes for graders.
 */
export const moodleEssay = ({ prompt, modelAnswer, keyPoints }: OpenQuestion): string =>
  [
    `<question type="essay"><name>${cdataTextElement(nameOf(prompt))}</name>`,
    moodleMarkdownXml('questiontext', prompt),
    moodleMarkdownXml('generalfeedback', modelAnswer),
    '<defaultgrade>1</defaultgrade><hidden>0</hidden><responseformat>plain</responseformat>',
    `<graderinfo format="markdown">${cdataTextElement(keyPoints.map((one) => `- ${toPointLine(one)}`).join('\n'))}</graderinfo>`,
    tagsXml([OPEN_QUESTION_TAG]),
    '</question>\n',
  ].join('\n')

export const MOODLE_START = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_END = '</quiz>\n'

/** A category by its path. Slashes separate names and are doubled inside a name. */
export const moodleCategory = (path: string[]): string =>
  `<question type="category"><category>${cdataTextElement(['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/'))}</category></question>\n`
