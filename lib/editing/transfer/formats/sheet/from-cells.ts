import { fold } from '@/lib/platform/hr/fold'
import { numberReadings } from '@/lib/platform/hr/number-readings'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { gapsFromAnswerRows, readNumberedGapAnswer } from '@/lib/content/questions/kinds/gaps/lines'
import { splitPassage } from '@/lib/content/questions/kinds/gaps/passage'
import { groupsOfPairs } from '@/lib/content/questions/kinds/groups/gift'
import { readNumberLine } from '@/lib/content/questions/kinds/line/gift'
import { unifyLetters } from '@/lib/content/questions/kinds/short/letters'
import { readSpotPlaces, withLabels } from '@/lib/content/questions/kinds/spot/gift'
import { splitTextAndPicture } from '@/lib/content/questions/kinds/spot/picture'
import { QUESTION_KINDS, type BodyOf, type QuestionKind } from '@/lib/content/questions/model'
import { evenWeights } from '../foreign-text-to-markdown'
import type { OpenQuestion } from '../model'
import { parseWords } from '../open-question'
import { parseKeyCell, unitInCell } from './number-cell'
import {
  FALSE_WORD,
  GAP_WAYS,
  KIND_CHOICES,
  KIND_WORDS,
  REQUIRED_UNIT_PREFIX,
  OPEN_KIND,
  RIGHT_WORD,
  TRUE_WORD,
  WRONG_WORD,
  type AnswerCells,
  type QuestionCells,
} from './columns'

type Read<Kind extends QuestionKind> = (
  answers: AnswerCells[],
  notes: ImportNotes,
  more: {
    text: string
    line: string
    places: string
    unit: string | null
    isCaseSensitive: boolean
  },
) => BodyOf<Kind>

const feedbackOf = ({ reason }: AnswerCells): string | null => reason || null
const textOf = ({ text }: AnswerCells): string => text ?? ''
/** Typed answers have no formatting. */
const typedText = ({ plain, text }: AnswerCells): string => plain?.trim() ?? text ?? ''
const isWord = (text: string | undefined, word: string) => fold(text ?? '') === fold(word)

/** Reads a weight: a word or a percentage. `usual` applies to an empty cell. */
function weightOf({ worth = '' }: AnswerCells, usual: number, notes: ImportNotes): number {
  if (!worth) return usual
  if (isWord(worth, RIGHT_WORD)) return 100
  if (isWord(worth, WRONG_WORD)) return 0
  const [reading] = numberReadings(worth.replace(/\s*%$/, ''))
  if (!reading) notes.fail(`„${worth}” u stupcu „Vrijedi” nije „točno”, „netočno” ni postotak.`)
  return reading?.number ?? 0
}

const choice = (usual: number) => (answer: AnswerCells, notes: ImportNotes) => ({
  ...{ text: textOf(answer), weight: weightOf(answer, usual, notes), feedback: feedbackOf(answer) },
})

const numbersOf = (answers: AnswerCells[], unit: string | null, notes: ImportNotes) =>
  answers.map((answer) => ({
    ...parseKeyCell(typedText(answer), unit, notes),
    weight: weightOf(answer, 100, notes),
    feedback: feedbackOf(answer),
  }))

const READ: { [Kind in QuestionKind]: Read<Kind> } = {
  single: (answers, notes) => ({
    kind: 'single',
    choices: answers.map((answer) => choice(0)(answer, notes)),
  }),
  several(answers, notes) {
    const isWords = answers.every(
      ({ worth = '' }) => !worth || isWord(worth, RIGHT_WORD) || isWord(worth, WRONG_WORD),
    )
    const even = evenWeights(answers.map(({ worth }) => isWord(worth, RIGHT_WORD)))
    const choices = answers.map((answer, index) => ({
      ...choice(0)(answer, notes),
      ...(isWords && { weight: even[index] ?? 0 }),
    }))
    return { kind: 'several', choices }
  },
  'true-false'(answers, notes) {
    const of = (word: string) => answers.find(({ text }) => isWord(text, word))
    const [yes, no] = [of(TRUE_WORD), of(FALSE_WORD)]
    if (!yes && !no) notes.fail('Odgovor na tvrdnju je „Točno” ili „Netočno”.')
    const isTrue = yes
      ? weightOf(yes, no ? 0 : 100, notes) === 100
      : !isWord(no?.worth, RIGHT_WORD) && !!no?.worth
    const [right, wrong] = isTrue ? [yes, no] : [no, yes]
    return {
      kind: 'true-false',
      isTrue,
      wrongFeedback: feedbackOf(wrong ?? {}),
      rightFeedback: feedbackOf(right ?? {}),
    }
  },
  short: (answers, notes, { isCaseSensitive }) => ({
    kind: 'short',
    ...(isCaseSensitive && { isCaseSensitive }),
    answers: answers.map((answer) => {
      const read = choice(100)(answer, notes)
      return { ...read, text: unifyLetters(typedText(answer)) }
    }),
  }),
  number(answers, notes, { unit: named }) {
    const [typed] = answers.flatMap((answer) => unitInCell(typedText(answer)) ?? [])
    const isUnitAsked = named?.startsWith(`${REQUIRED_UNIT_PREFIX} `)
    const unit =
      (isUnitAsked ? named?.slice(REQUIRED_UNIT_PREFIX.length).trim() : named) ?? typed ?? null
    return {
      kind: 'number',
      unit,
      ...(isUnitAsked && { isUnitAsked }),
      answers: numbersOf(answers, unit, notes),
    }
  },
  matching: (answers) => ({
    kind: 'matching',
    pairs: answers
      .filter(textOf)
      .map((answer) => ({ left: textOf(answer), right: answer.pair ?? '' })),
    distractors: answers.filter((answer) => !textOf(answer)).map(({ pair = '' }) => pair),
  }),
  ordering: (answers) => ({ kind: 'ordering', items: answers.map(textOf) }),
  line: (answers, notes, { line }) => ({
    ...{ kind: 'line', ...readNumberLine(line, notes), answers: numbersOf(answers, null, notes) },
  }),
  gaps: (answers, notes, { text }) => ({
    kind: 'gaps',
    passage: splitPassage(text).passage,
    gaps: gapsFromAnswerRows(
      answers.flatMap((answer) => {
        const numbered = readNumberedGapAnswer(typedText(answer), notes)
        const way = isWord(answer.pair, GAP_WAYS.chosen)
          ? 'chosen'
          : isWord(answer.pair, GAP_WAYS.capitals)
            ? 'capitals'
            : 'typed'
        const usual = way === 'chosen' ? 0 : 100
        const judged = { weight: weightOf(answer, usual, notes), feedback: feedbackOf(answer) }
        return numbered ? { ...numbered, way, ...judged } : []
      }),
    ),
  }),
  spot: (answers, notes, { text, places }) => ({
    kind: 'spot',
    picture: splitTextAndPicture(text).picture,
    points: withLabels(
      readSpotPlaces(places, notes),
      answers.map((answer) => ({ text: textOf(answer), letter: answer.pair ?? '' })),
      notes,
    ),
  }),
  groups: (answers) =>
    groupsOfPairs(
      answers.map((answer) => ({
        ...{ left: textOf(answer), right: answer.pair ?? '', feedback: feedbackOf(answer) },
      })),
    ),
}

const read = <Kind extends QuestionKind>(
  kind: Kind,
  ...rest: Parameters<Read<Kind>>
): BodyOf<Kind> => READ[kind](...rest)

/** The kind a row names or its answers imply. Null for an unknown name. */
function kindOf({ kind = '', unit, answers }: QuestionCells): QuestionKind | null {
  const named = QUESTION_KINDS.find((one) => isWord(kind, KIND_WORDS[one]))
  if (named || kind) return named ?? null
  if (answers.some(({ pair }) => pair)) return 'matching'
  if (
    answers.length &&
    answers.every(({ text }) => isWord(text, TRUE_WORD) || isWord(text, FALSE_WORD))
  ) {
    return 'true-false'
  }
  if (unit) return 'number'
  return answers.filter(({ worth }) => isWord(worth, RIGHT_WORD)).length > 1 ? 'several' : 'single'
}

/** The open question of a row. Null for any other kind. */
export function openQuestionOfCells({ kind, ...cells }: QuestionCells): OpenQuestion | null {
  if (!isWord(kind, OPEN_KIND)) return null
  return {
    prompt: cells.text ?? '',
    modelAnswer: cells.explanation ?? '',
    keyPoints: cells.answers.map(({ text = '', pair = '' }) => ({
      point: text,
      ...parseWords(pair),
    })),
  }
}

const ONLY_SHORT = 'Stupac „Velika slova” vrijedi samo za kratki odgovor.'

/** A row's options and key. Null for an unknown kind, with the reason in `notes`. */
export function bodyOfCells(cells: QuestionCells, isCaseSensitive: boolean, notes: ImportNotes) {
  const kind = kindOf(cells)
  if (isCaseSensitive && kind && kind !== 'short') notes.warn(ONLY_SHORT)
  const { text = '', line = '', places = '', unit } = cells
  const more = { text, line, places, unit: unit || null, isCaseSensitive }
  if (kind) return read(kind, cells.answers, notes, more)
  const known = KIND_CHOICES.join(', ')
  notes.fail(`Vrsta „${cells.kind}” ne postoji u Iskri. Vrste su: ${known}.`)
  return null
}
