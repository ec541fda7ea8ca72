import { exportContent } from '@/lib/transfer/export/run'
import { readTree } from '@/lib/transfer/import/read-tree'
import { testDatabaseUrl } from './database'

/** Exports this test file's database. */
export const exportTo = (folder: string) => exportContent(folder, testDatabaseUrl)

/** A folder as an import reads it, without the lines of its questions. */
export async function treeOf(folder: string) {
  const { tree, errors, warnings } = await readTree(folder)
  const lessons = tree.lessons.map((lesson) => ({
    ...lesson,
    figures: lesson.figures.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    questions: lesson.questions.map(({ line: _line, ...question }) => question),
  }))
  const funQuizzes = tree.funQuizzes.map((quiz) => ({
    ...quiz,
    questions: quiz.questions.map(({ line: _line, ...question }) => question),
  }))
  return { tree: { ...tree, lessons, funQuizzes }, errors, warnings }
}
