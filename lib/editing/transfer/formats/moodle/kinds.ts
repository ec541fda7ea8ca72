import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import { rationalOfDecimal } from '@/lib/platform/hr/rational'
import { fromMoodleAnswer } from '@/lib/content/questions/gift/moodle-key'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { formulaKey } from '@/lib/content/questions/kinds/number/gift'
import { numberKeyFromValue } from '@/lib/content/questions/kinds/number/key'
import { EVERY_NUMBER } from '@/lib/content/questions/kinds/number/model'
import { unifyLetters } from '@/lib/content/questions/kinds/short/letters'
import type { QuestionBody } from '@/lib/content/questions/model'
import { warnAboutOrderReferences } from '../order-references'
import { readMatching, readOrdering } from './lists'
import { markdownOf, rawText } from './text'
import { measurementUnitOf } from './units'

type Read = (question: XmlElement, notes: ImportNotes) => QuestionBody | null

/** Readers by Moodle's question type. */
export const MOODLE_READERS: Record<string, Read> = {
  multichoice: readChoices,
  truefalse: readTrueFalse,
  shortanswer: readShort,
  numerical: readNumber,
  matching: readMatching,
  ordering: readOrdering,
}

const answersOf = (question: XmlElement) => childrenNamed(question, 'answer')

/** Reads a weight; programs with another locale write a decimal comma. */
function weightOf(answer: XmlElement, notes: ImportNotes): number {
  const written = answer.attributes.fraction ?? childNamed(answer, 'fraction')?.text ?? ''
  const weight = Number(written.replace(',', '.'))
  if (Number.isNaN(weight)) notes.fail(`Težina odgovora „${written}” nije broj.`)
  return weight || 0
}

const judged = (answer: XmlElement, notes: ImportNotes) => ({
  weight: weightOf(answer, notes),
  feedback: markdownOf(childNamed(answer, 'feedback'), notes) || null,
})

function readChoices(question: XmlElement, notes: ImportNotes): QuestionBody {
  const single = childrenNamed(question, 'single')
  const isSingle = !single.length || single.some(({ text }) => /^\s*(true|1)\s*$/.test(text))
  const choices = answersOf(question).map((answer) => ({
    text: markdownOf(answer, notes),
    ...judged(answer, notes),
  }))
  const [isShuffled] = childrenNamed(question, 'shuffleanswers')
  if (/^\s*(?:false|0)\s*$/.test(isShuffled?.text ?? ''))
    warnAboutOrderReferences(
      choices.map(({ text }) => text),
      notes,
    )
  return { kind: isSingle ? 'single' : 'several', choices }
}

const WORDS = ['true', 'false']
const OTHER_WORDS =
  'Odgovori nisu zapisani kao true i false: prvi je pročitan kao „Točno”, drugi kao „Netočno”.'

function readTrueFalse(question: XmlElement, notes: ImportNotes): QuestionBody {
  const all = answersOf(question)
  const hasWords = all.every((answer) => WORDS.includes(rawText(answer)))
  // Old files hold localized words, true first. Moodle reads them that way too.
  if (!hasWords) notes.warn(OTHER_WORDS)
  const of = (word: string) =>
    hasWords ? all.find((answer) => rawText(answer) === word) : all[WORDS.indexOf(word)]
  const isTrue = Number(of('true')?.attributes.fraction) > 0
  const reason = (word: string) => markdownOf(childNamed(of(word), 'feedback'), notes) || null
  return {
    kind: 'true-false',
    isTrue,
    wrongFeedback: reason(isTrue ? 'false' : 'true'),
    rightFeedback: reason(isTrue ? 'true' : 'false'),
  }
}

function readShort(question: XmlElement, notes: ImportNotes): QuestionBody {
  const answers = answersOf(question).map((answer) => {
    const { weight, feedback } = judged(answer, notes)
    const text = fromMoodleAnswer(rawText(answer), weight, notes)
    return { text: unifyLetters(text.trim()), weight, feedback }
  })
  const isCaseSensitive = /^\s*(?:1|true)\s*$/.test(childNamed(question, 'usecase')?.text ?? '')
  return { kind: 'short', answers, ...(isCaseSensitive && { isCaseSensitive }) }
}

/** Reads a short answer whose keys are calculations as a number with changing values. */
export function readShortOrFormulas(question: XmlElement, notes: ImportNotes): QuestionBody {
  const answers = answersOf(question).map((answer) => {
    const text = rawText(answer)
    const key = text === '*' ? EVERY_NUMBER : formulaKey(text)
    return key && { ...key, ...judged(answer, notes) }
  })
  const known = answers.filter((answer) => answer !== null)
  const isNumber = known.length === answers.length && known.some((one) => 'formula' in one)
  if (!isNumber) return readShort(question, notes)
  return { kind: 'number', answers: known, unit: measurementUnitOf(question, notes) }
}

function readNumber(question: XmlElement, notes: ImportNotes): QuestionBody {
  const answers = answersOf(question).map((answer) => {
    const text = rawText(answer)
    const decimal = (value: string) => rationalOfDecimal(plainNumber(value))
    const middle = decimal(text)
    const tolerance = decimal(rounded(childNamed(answer, 'tolerance')?.text.trim() || '0'))
    if (text !== '*' && (!middle || !tolerance)) notes.fail(`Odgovor „${text}” nije broj.`)
    const interval =
      middle && tolerance ? numberKeyFromValue(middle, tolerance, spellingOf(text)) : EVERY_NUMBER
    return { ...interval, ...judged(answer, notes) }
  })
  return { kind: 'number', answers, unit: measurementUnitOf(question, notes) }
}

/** A decimal as the author wrote it (`1,50`). Other spellings are not kept. */
const spellingOf = (text: string): string | undefined =>
  /^\s*(-?\d+(?:[.,]\d+)?)\s*$/.exec(text)?.[1]?.replace('.', ',')

const plainNumber = (value: string): string =>
  value
    .trim()
    .replace(',', '.')
    .replace(/^([+-]?)\./, '$10.')
    .toLowerCase()

/** Reliable digits of a difference of binary floats, from which Moodle computes a range. */
const CERTAIN_DIGITS = 12

const rounded = (tolerance: string): string =>
  tolerance.replace(/\D/g, '').length > CERTAIN_DIGITS && Number.isFinite(Number(tolerance))
    ? String(Number(Number(tolerance).toPrecision(CERTAIN_DIGITS)))
    : tolerance
