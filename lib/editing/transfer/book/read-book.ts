import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { readLessons, readNodes, type StoredNode } from '../export/read-stored'
import type { StoredLesson } from '../export/lesson-files'
import { NODE_FILES } from '../import/schemas'
import { imagesToExport, type ExportedFile } from '@/lib/content/media/images/exchange'
import { soundsToExport } from '@/lib/content/media/sounds/exchange'

/** A folder of the content format: its YAML file's content and its path. */
type BookNode = StoredNode & { folder: string; file: string }

/** A textbook with its parent nodes and its units with their lessons. */
export type StoredBook = {
  /** Grade, subject, textbook. */
  above: BookNode[]
  units: { node: BookNode; lessons: StoredLesson[] }[]
  /** The library files that the textbook's texts use. */
  images: ExportedFile[]
  /** Sorted by size, so that most of them fit into the archive. */
  sounds: ExportedFile[]
}

const UNIT = 3

/** Reads a stored textbook, optionally with drafts. Null when it does not exist. */
export async function readStoredBook(
  tx: Transaction,
  id: string,
  withDrafts: boolean,
): Promise<StoredBook | null> {
  const levels = await readNodes(tx)
  const path: StoredNode[] = []
  for (let level = UNIT - 1, wanted: string | null = id; level >= 0; level -= 1) {
    const node = levels[level]?.find((one) => one.id === wanted)
    if (!node) return null
    path.unshift(node)
    wanted = node.parentId
  }
  const above = path.map((node, level) => placed(path.slice(0, level), node, level))
  const units: StoredBook['units'] = []
  for (const node of levels[UNIT] ?? []) {
    if (node.parentId !== id) continue
    const lessons: StoredLesson[] = []
    for await (const lesson of readLessons(tx, node, withDrafts)) lessons.push(lesson)
    units.push({ node: placed(path, node, UNIT), lessons })
  }
  const sounds = (await soundsToExport(units, tx)).sort(
    ({ bytes: one = 0 }, { bytes: other = 0 }) => one - other,
  )
  return { above, units, images: await imagesToExport(units, tx), sounds }
}

function placed(above: StoredNode[], node: StoredNode, level: number): BookNode {
  const folder = [...above, node].map(({ slug }) => slug).join('/')
  return { ...node, folder, file: `${folder}/${NODE_FILES[level]?.name ?? ''}` }
}

export const nodeNameOf = ({ yaml }: StoredNode): string =>
  'naziv' in yaml ? String(yaml.naziv) : ''

/** All lessons with questions, each with its category path. */
export function lessonsWithQuestions({ above, units }: StoredBook) {
  const book = above.at(-1)
  return units.flatMap(({ node, lessons }) =>
    lessons
      .filter(({ questions, checks }) => questions.length || checks.length)
      .map((lesson) => ({
        lesson,
        path: [book ? nodeNameOf(book) : '', nodeNameOf(node), lesson.slug],
      })),
  )
}
