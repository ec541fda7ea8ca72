import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzip } from '@/lib/platform/archives/unzip'
import { exportContent } from '@/lib/editing/transfer/export/run'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import { testDatabaseUrl } from './database'

/** Exports this test file's database. */
export const exportTestDatabase = (folder: string) => exportContent(folder, testDatabaseUrl)

/** A content folder in the form that an import reads, without line numbers of questions. */
export async function readComparableTree(folder: string) {
  // What is compared does not depend on the draws that are checked.
  const { tree, errors, warnings } = await readTree(folder, { draws: 3 })
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

/** Writes the files of an archive into a folder. */
export async function unzipInto(bytes: Uint8Array, folder: string): Promise<void> {
  const files = await unzip(bytes, { files: 999, bytesEach: 1e7, bytesAll: 1e8 })
  for (const [name, content] of files) {
    const place = path.join(folder, name)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
}
