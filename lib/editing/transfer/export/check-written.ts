import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { BULK_CHECKED_DRAWS } from '@/lib/content/questions/numbers/check'
import type { ReadResult } from '../import/model'
import { readLesson, readTextFile } from '../import/read-lesson'
import { readYaml } from '../import/read-yaml'
import { NODE_FILES } from '../import/schemas'
import type { StoredLesson } from './lesson-files'

/** Reads a written YAML file back as an import would. Resolves with the differences, in words. */
export async function checkNode(file: string, level: number, yaml: object): Promise<string[]> {
  const node = NODE_FILES[level]
  if (!node) throw new RangeError(`No such level: ${level}`)
  const { value, faults } = readYaml(await readTextFile(file), node.schema, file)
  if (faults.length) return faults.map(({ message }) => message)
  return isDeepStrictEqual(value, yaml) ? [] : ['it would be read differently']
}

/** Reads a written lesson back as an import would. Resolves with the differences, in words. */
export async function checkLesson(folder: string, lesson: StoredLesson): Promise<string[]> {
  const label = (file: string) => path.basename(file)
  const read = await readLesson(folder, lesson.unit, label, { draws: BULK_CHECKED_DRAWS })
  return importDifferences(read, lesson)
}

type Written = { questions: { key: string; line?: number }[]; figures?: { name: string }[] }

/**
 * Parts of a lesson or quiz that an import would read differently from what is stored, in words.
 * Reports texts the format can't hold, such as two spaces in a matching's right side, which would
 * otherwise be lost.
 */
export function importDifferences<Stored extends Written>(
  { value, faults }: ReadResult<Written | undefined>,
  stored: Stored,
): string[] {
  if (faults.length) return faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  if (!value) return ['it would not be read']
  const [read, wanted] = [comparable(value), comparable(stored)]
  return Object.keys(stored)
    .filter((part) => !isDeepStrictEqual(read[part], wanted[part]))
    .map((part) => `${part} would be read differently`)
}

/** Normalizes for comparison: no line numbers, figures sorted by name, values as JSON. */
function comparable({ figures, questions, ...rest }: Written): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify({
      ...rest,
      figures: figures?.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      questions: questions.map(({ line: _, ...question }) => question),
    }),
  )
}
