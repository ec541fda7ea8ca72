import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { LessonNode } from '../import/model'
import { readLesson, textOf } from '../import/read-lesson'
import { readYaml } from '../import/read-yaml'
import { describedFile, gradeFile, subjectFile } from '../import/schemas'
import type { StoredLesson } from './lesson-files'

export const NODE_FILES = [
  { name: 'razred.yaml', schema: gradeFile },
  { name: 'predmet.yaml', schema: subjectFile },
  { name: 'literatura.yaml', schema: describedFile },
  { name: 'cjelina.yaml', schema: describedFile },
] as const

/** Reads a written YAML file as an import would. Resolves with what is wrong, in words. */
export async function checkNode(file: string, level: number, yaml: object): Promise<string[]> {
  const node = NODE_FILES[level]
  if (!node) throw new RangeError(`No such level: ${level}`)
  const { value, faults } = readYaml(await textOf(file), node.schema, file)
  if (faults.length) return faults.map(({ message }) => message)
  return isDeepStrictEqual(value, yaml) ? [] : ['it would be read differently']
}

/**
 * Reads a written lesson as an import would and compares. A text that the format can't hold, as
 * two blanks in a right side of a matching, is told here and not lost.
 */
export async function checkLesson(folder: string, lesson: StoredLesson): Promise<string[]> {
  const read = await readLesson(folder, lesson.unit, (file) => path.basename(file))
  if (read.faults.length) {
    return read.faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  }
  if (!read.lesson) return ['it would not be read']
  const comparable = toComparable(read.lesson)
  const parts = Object.keys(lesson) as (keyof StoredLesson)[]
  return parts
    .filter((part) => !isDeepStrictEqual(comparable[part], toComparable(lesson)[part]))
    .map((part) => `${part} would be read differently`)
}

/** Without what only a file has, its figures by name, values as JSON has them. */
function toComparable(lesson: StoredLesson | LessonNode): StoredLesson {
  const { figures, questions, ...rest } = lesson
  return JSON.parse(
    JSON.stringify({
      ...rest,
      figures: [...figures].sort((a, b) => (a.name < b.name ? -1 : 1)),
      questions: questions.map(({ key, text, body, explanation, isBonus, calculation }) => ({
        ...{ key, text, body, explanation, isBonus, calculation },
      })),
    }),
  ) as StoredLesson
}
