import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { partsOf } from '@/lib/content/questions/numbers/plan'
import type { QuestionBody } from '@/lib/content/questions/model'
import { baseTags, kindTags, writeGift, type GiftQuestion } from '../../export/write-gift'
import type { OpenQuestion } from '../model'
import { OPEN_TAG, pointLine } from '../open-question'
import { calculatedOf, datasetsXml, type Calculated } from './calculated'
import { fixedOf, forMoodle, textsToShow } from './for-moodle'
import { fromMoodle, toMoodle } from './markdown'
import { ORIGINAL_XML } from './original-marks'
import { safeTag } from './tags'
import { COMBINED, unitXml, writtenKind, type Written } from './write-kinds'
import { cdata, markdownXml, textXml } from './xml-texts'

/**
 * The original question in an element unknown to Moodle, for when Moodle's version loses something.
 */
const originalXml = (question: GiftQuestion) =>
  `<${ORIGINAL_XML}>${cdata(writeGift([question]))}</${ORIGINAL_XML}>`

/**
 * A question as Moodle XML, or several with fixed numbers when Moodle can't compute the changing
 * ones. Texts stay Markdown for a lossless round trip. When more would be lost, an element that
 * Moodle ignores holds the original.
 */
export function moodleQuestions(question: GiftQuestion): string[] {
  const calculated = calculatedOf(question)
  const graded = forMoodle(question)
  if (calculated) return [questionXml(graded, question, calculated)]
  const fixed = fixedOf(question)
  if (!fixed.length) return [questionXml(graded, question)]
  return fixed.map((one, index) => questionXml(one, index ? one : question))
}

/** @param original the question here, when Moodle's version loses something */
function questionXml(
  question: GiftQuestion,
  original: GiftQuestion,
  calculated?: Calculated,
): string {
  const { key, body, isBonus, isDraft } = question
  const { type, parts } = calculated
    ? calculatedXml(calculated, body)
    : writtenKind<QuestionBody['kind']>(body.kind, body)
  const isSame =
    JSON.stringify(question) === JSON.stringify(original) &&
    (calculated !== undefined || textsToShow(question).every(comesBack))
  return [
    `<question type="${type}"><name>${cdata(key)}</name>`,
    textXml('questiontext', calculated?.text ?? toMoodle(question.text)),
    textXml(
      'generalfeedback',
      calculated ? calculated.explanation : toMoodle(question.explanation ?? ''),
    ),
    `<defaultgrade>${isBonus ? 5 : 1}</defaultgrade><hidden>${isDraft ? 1 : 0}</hidden>`,
    ...parts,
    tagsXml(questionTags(question).map(safeTag)),
    ...(isSame ? [] : [originalXml(original)]),
    '</question>\n',
  ].join('\n')
}

const comesBack = (text: string): boolean => fromMoodle(toMoodle(text)) === text

/** Moodle computes the answers of each draw. */
function calculatedXml({ answers, datasets }: Calculated, body: QuestionBody): Written {
  return {
    type: 'calculated',
    parts: [
      '<synchronize>0</synchronize><single>0</single><answernumbering>abc</answernumbering>',
      '<shuffleanswers>0</shuffleanswers>',
      ...COMBINED.slice(0, -1),
      ...answers.map(({ formula, tolerance, decimals, weight, feedback }) =>
        [
          `<answer fraction="${plainDecimal(weight)}">${cdata(formula)}<tolerance>${tolerance}</tolerance>`,
          '<tolerancetype>2</tolerancetype><correctanswerformat>1</correctanswerformat>',
          `<correctanswerlength>${decimals}</correctanswerlength>${textXml('feedback', feedback)}</answer>`,
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
  ...baseTags(isInKnowledgeBase),
  ...(numbers ? [`brojevi=${partsOf(numbers).join('; ')}`] : []),
  ...(calculation ? [`racun=${calculation}`] : []),
  ...kindTags(body).filter((tag) => /^(?:zapis=|trazena-jedinica$)/.test(tag)),
]

const tagsXml = (tags: string[]): string =>
  tags.length ? `<tags>${tags.map((tag) => `<tag>${cdata(tag)}</tag>`).join('')}</tags>` : ''

const NAME_LENGTH = 60

/**
 * An open question as an essay: the model answer as feedback, the key points as notes for graders.
 */
export const moodleEssay = ({ prompt, modelAnswer, keyPoints }: OpenQuestion): string =>
  [
    `<question type="essay"><name>${cdata(prompt.slice(0, NAME_LENGTH))}</name>`,
    markdownXml('questiontext', prompt),
    markdownXml('generalfeedback', modelAnswer),
    '<defaultgrade>1</defaultgrade><hidden>0</hidden><responseformat>plain</responseformat>',
    `<graderinfo format="markdown">${cdata(keyPoints.map((one) => `- ${pointLine(one)}`).join('\n'))}</graderinfo>`,
    tagsXml([OPEN_TAG]),
    '</question>\n',
  ].join('\n')

export const MOODLE_START = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_END = '</quiz>\n'

/** A category by its path. Slashes separate names and are doubled inside a name. */
export const moodleCategory = (path: string[]): string =>
  `<question type="category"><category>${cdata(['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/'))}</category></question>\n`
