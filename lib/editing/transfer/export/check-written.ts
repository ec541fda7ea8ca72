import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Read } from '../import/model'
import { readLesson, textOf } from '../import/read-lesson'
import { readYaml } from '../import/read-yaml'
import { NODE_FILES } from '../import/schemas'
import type { StoredLesson } from './lesson-files'

/** Reads a written YAML file as an import would. Resolves with what is wrong, in words. */
export async function checkNode(file: string, level: number, yaml: object): Promise<string[]> {
  const node = NODE_FILES[level]
  if (!node) throw new RangeError(`No such level: ${level}`)
  const { value, faults } = readYaml(await textOf(file), node.schema, file)
  if (faults.length) return faults.map(({ message }) => message)
  return isDeepStrictEqual(value, yaml) ? [] : ['it would be read differently']
}

/** Reads a written lesson as an import would. Resolves with what is wrong, in words. */
export const checkLesson = async (folder: string, lesson: StoredLesson): Promise<string[]> =>
  differences(await readLesson(folder, lesson.unit, (file) => path.basename(file)), lesson)

type Written = { questions: { key: string; line?: number }[]; figures?: { name: string }[] }

/**
 * What of a lesson or quiz an import would not read as it is stored, in words. A text that the format
 * can't hold, as two blanks in a right side of a matching, is told here and not lost.
 */
export function differences<Stored extends Written>(
  { value, faults }: Read<Written | undefined>,
  stored: Stored,
): string[] {
  if (faults.length) return faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  if (!value) return ['it would not be read']
  const [read, wanted] = [comparable(value), comparable(stored)]
  return Object.keys(stored)
    .filter((part) => !isDeepStrictEqual(read[part], wanted[part]))
    .map((part) => `${part} would be read differently`)
}

/** Without the lines of a file, the figures by name, values as JSON has them. */
function comparable({ figures, questions, ...rest }: Written): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify({
      ...rest,
      figures: figures?.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      questions: questions.map(({ line: _, ...question }) => question),
    }),
  )
}
