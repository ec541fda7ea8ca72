import type { ImportedQuestion, QuestionKind } from '@/lib/content/questions/model'

/** Kinds that programs for quizzes rarely have: the pupil sorts, places or fills in. */
const NEWER_KINDS: ReadonlySet<QuestionKind> = new Set(['groups', 'gaps', 'line', 'spot'])

const has = (question: ImportedQuestion, text: string) => JSON.stringify(question).includes(text)
const isDrawn = (question: ImportedQuestion) => has(question, 'figura:')
const hasLibraryPicture = (question: ImportedQuestion) => has(question, '/slike/')

/** What some questions have, for the tables of lessons and of subjects. */
export function countQuestionFeatures(questions: ImportedQuestion[]) {
  const count = (fits: (question: ImportedQuestion) => boolean) => questions.filter(fits).length
  return {
    all: questions.length,
    changing: count(({ numbers }) => numbers !== null),
    drawings: count(isDrawn),
    pictures: count(hasLibraryPicture),
    /** With a drawing, a picture of the library, or both. */
    pictured: count((one) => isDrawn(one) || hasLibraryPicture(one)),
    newer: count(({ body }) => NEWER_KINDS.has(body.kind)),
    hinted: count(({ hints = [] }) => hints.length > 0),
    ofKind: (kind: QuestionKind) => count(({ body }) => body.kind === kind),
  }
}

type Cell = string | number

/** A Markdown table; the first row is its head. */
export const markdownTable = ([head = [], ...rows]: Cell[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
