import type { ImportedQuestion } from '@/lib/content/questions/model'
import type { LessonNode } from '../transfer/import/model'
import type { LessonText } from './model'

/** The files of a lesson with texts. */
const FILES = {
  script: 'skripta.md',
  questions: 'pitanja.gift',
  cards: 'kartice.tsv',
  open: 'provjera.yaml',
} as const
type LessonFile = (typeof FILES)[keyof typeof FILES]

/** The label of one of a lesson's files in reports. */
export const fileLabelOf = (folder: string, name: keyof typeof FILES) => `${folder}/${FILES[name]}`

/**
 * Every text of a lesson with its place.
 * @param sources the lesson's files as they are written, to find lines
 */
export function lessonTextsOf(
  lesson: LessonNode,
  folder: string,
  sources: Partial<Record<LessonFile, string>>,
): LessonText[] {
  const lineIn = (file: LessonFile, text: string) => {
    const source = sources[file] ?? ''
    return source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length
  }
  const script: LessonText = {
    file: fileLabelOf(folder, 'script'),
    line: lineIn(FILES.script, lesson.script),
    part: 'script',
    markdown: lesson.script,
  }
  const cards = lesson.cards.flatMap(({ front, back }) => {
    const line = lineIn(FILES.cards, front)
    return [front, back].map((markdown): LessonText => {
      return { file: fileLabelOf(folder, 'cards'), line, part: 'card', markdown }
    })
  })
  const open = lesson.checks.flatMap(({ prompt, modelAnswer, keyPoints }) => {
    const line = lineIn(FILES.open, prompt.slice(0, 20))
    const texts = [prompt, modelAnswer, ...keyPoints.map(({ point }) => point)]
    return texts.map((markdown): LessonText => {
      return { file: fileLabelOf(folder, 'open'), line, part: 'open', markdown }
    })
  })
  const questions = lesson.questions.flatMap((question) =>
    passagesOfQuestion(question, fileLabelOf(folder, 'questions')),
  )
  return [script, ...questions, ...cards, ...open]
}

function passagesOfQuestion(question: ImportedQuestion, file: string): LessonText[] {
  const { line, text, explanation, hints = [], body } = question
  const at = (part: LessonText['part'], markdown: string): LessonText => ({
    file,
    line,
    part,
    markdown,
  })
  return [
    at('question', text),
    ...hints.map((hint) => at('hint', hint)),
    ...bodyTextsOf(body).map(({ part, markdown, isWrong }) => ({
      ...at(part, markdown),
      ...(isWrong && { isWrong }),
    })),
    ...(explanation ? [at('reason', explanation)] : []),
  ]
}

type BodyText = Pick<LessonText, 'part' | 'markdown' | 'isWrong'>

/** Fields that are reasons, and fields of a body that are no prose. */
const REASONS = new Set(['feedback', 'wrongFeedback', 'rightFeedback'])
const NO_PROSE = new Set([
  ...['kind', 'id', 'rightId', 'distractorIds', 'itemIds', 'retired'],
  ...['formula', 'written', 'unit'],
])

function bodyTextsOf(part: unknown, isWrong = false): BodyText[] {
  if (!part || typeof part !== 'object') return []
  if (Array.isArray(part)) return part.flatMap((one) => textsOfField('', one, isWrong))
  const isWrongHere = 'weight' in part && Number(part.weight) <= 0
  return Object.entries(part).flatMap(([name, value]) =>
    NO_PROSE.has(name) ? [] : textsOfField(name, value, isWrong || isWrongHere),
  )
}

function textsOfField(name: string, value: unknown, isWrong: boolean): BodyText[] {
  if (typeof value !== 'string') return bodyTextsOf(value, isWrong)
  return REASONS.has(name)
    ? [{ part: 'reason', markdown: value }]
    : [{ part: 'answer', markdown: value, isWrong }]
}
