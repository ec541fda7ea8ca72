import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { splitFrontMatter } from '@/lib/platform/markdown/front-matter'
import { parse } from 'yaml'
import type { BookLesson } from './model'

/** The part of a front matter that places a lesson; whatever is wrong there is a fault elsewhere. */
const headSchema = z.object({
  redoslijed: z.number().catch(0),
  pojmovi: z.array(z.string()).catch([]),
  preduvjeti: z.array(z.string()).catch([]),
})
const unitSchema = z.object({ redoslijed: z.number().catch(0) })

/**
 * The lessons of a textbook in their order, by their front matter alone: a part of a book is checked
 * beside the whole.
 * @param folder of the textbook
 */
export async function readBookLessons(folder: string): Promise<BookLesson[]> {
  const units = await foldersIn(folder)
  const lessons = await Promise.all(
    units.map(async (unit) => {
      const unitPosition = await readUnitPosition(path.join(folder, unit))
      const own = await readUnit(path.join(folder, unit), unit)
      return own.map((lesson) => ({ ...lesson, unitPosition }))
    }),
  )
  return lessons
    .flat()
    .toSorted((a, b) => a.unitPosition - b.unitPosition || a.position - b.position)
}

/** The place of a unit in its textbook; 0 if its file can't be read. */
export const readUnitPosition = async (folder: string): Promise<number> =>
  unitSchema.parse(await readYaml(folder)).redoslijed

async function readUnit(folder: string, unit: string) {
  const slugs = await foldersIn(folder)
  const lessons = await Promise.all(
    slugs.map(async (slug) => {
      const source = await readFile(path.join(folder, slug, 'skripta.md'), 'utf8').catch(() => '')
      const head = headOf(source)
      if (!head) return []
      const { redoslijed: position, pojmovi, preduvjeti } = head
      return [{ slug, unit, position, keywords: pojmovi, prerequisites: preduvjeti }]
    }),
  )
  return lessons.flat()
}

function headOf(source: string) {
  try {
    return headSchema.safeParse(splitFrontMatter(source.replace(/\r\n?/g, '\n')).head).data
  } catch {
    // The importer names the fault in the YAML.
    return undefined
  }
}

const readYaml = async (folder: string): Promise<unknown> => {
  try {
    return parse(await readFile(path.join(folder, 'cjelina.yaml'), 'utf8')) ?? {}
  } catch {
    // A missing or faulty file is named by the importer.
    return {}
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
