import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import type { QuestionReadOptions } from '@/lib/content/questions/gift'
import { slugSchema } from '@/lib/content/curriculum/model'
import { TEXTBOOK_PAGE_NAMES } from '@/lib/platform/paths'
import type { ImportedMedia } from '../imported-media'
import { emptyTree, type ContentTree, type ImportFault, type ReadResult } from './model'
import { readImportedMedia } from './read-imported-media'
import { FUN_QUIZ_PATHS, readFunQuiz } from './read-fun-quiz'
import { readLesson, readTextFile, UnreadableFile } from './read-lesson'
import { readYaml } from './read-yaml'
import {
  describedFileSchema,
  gradeFileSchema,
  LIBRARY_FOLDERS,
  LIBRARY_KINDS,
  NODE_FILES,
  subjectFileSchema,
} from './schemas'

/** The file that marks a folder of each level, from the grade down. */
const MARKS = [...NODE_FILES.map(({ name }) => name), 'skripta.md' as const]

export type ReadTree = {
  tree: ContentTree
  /** Images and recordings used in the texts. */
  brought: ImportedMedia[]
  errors: ImportFault[]
  warnings: ImportFault[]
}

/**
 * Reads a content folder, or a part of it: a folder inside it or a file of a lesson or quiz. Parent
 * folders are read too, since they define the place in the tree.
 * @param options how the lessons' questions are checked; the grade comes from the folder
 */
export async function readTree(
  start: string,
  options: Omit<QuestionReadOptions, 'grade'> = {},
): Promise<ReadTree> {
  const wanted = await folderOf(path.resolve(start))
  const root = await rootOf(wanted)
  const reader = new TreeReader(root, wanted, options)
  await reader.readLevel(root, 0, '')
  await reader.readFunQuizzes()
  const brought = await reader.readBrought()
  const { errors, tree, warnings } = reader
  if (!errors.length && !tree.grades.length && !tree.funQuizzes.length) {
    errors.push({ file: start, line: 0, message: 'U mapi nema sadržaja (razred.yaml).' })
  }
  return { tree, brought, errors, warnings }
}

/** The folder of all grades that contains this path of a lesson, quiz or any level between. */
export const contentRootOf = async (start: string): Promise<string> =>
  rootOf(await folderOf(path.resolve(start)))

async function folderOf(target: string): Promise<string> {
  return (await stat(target)).isDirectory() ? target : path.dirname(target)
}

const has = (folder: string, name: string) =>
  stat(path.join(folder, name)).then(
    (found) => found.isFile(),
    () => false,
  )

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Climbs up while the folder is itself a grade, subject, textbook, unit, lesson or part of the
 * quizzes.
 */
async function rootOf(folder: string): Promise<string> {
  const names = [...MARKS, FUN_QUIZ_PATHS.mark]
  const marks = await Promise.all(names.map((mark) => has(folder, mark)))
  const isInside = marks.some(Boolean) || path.basename(folder) === FUN_QUIZ_PATHS.folder
  return isInside ? rootOf(path.dirname(folder)) : folder
}

class TreeReader {
  readonly tree = emptyTree()
  readonly errors: ImportFault[] = []
  readonly warnings: ImportFault[] = []
  private readonly files = new Map<string, string>()

  constructor(
    private readonly root: string,
    private readonly wanted: string,
    private readonly options: Omit<QuestionReadOptions, 'grade'>,
  ) {}

  private readonly label = (file: string) => path.relative(this.root, file) || '.'

  /** Reads the folders of one level and everything below them. */
  async readLevel(folder: string, level: number, parent: string): Promise<void> {
    const mark = MARKS[level]
    if (!mark) return
    for await (const child of this.marked(folder, mark)) {
      const slug = path.basename(child)
      if (mark === 'skripta.md') {
        // Only the database knows former slugs, so the import decides (`withCurrentSlugs`).
        const page = TEXTBOOK_PAGE_NAMES.get(slug)
        if (page) {
          const message = `Adresu „${slug}” ima ${page}. Uvozi se samo lekcija koja se prije tako zvala.`
          this.warnings.push({ file: this.label(child), line: 0, message })
        }
        const lesson = await this.take(
          readLesson(child, parent, this.label, this.optionsFor(child)),
        )
        if (lesson) this.tree.lessons.push(lesson)
      } else await this.addNode(mark, path.join(child, mark), slug, parent)
      await this.readLevel(child, level + 1, slug)
    }
  }

  /** Reads the quizzes from their own folder beside the grades. */
  async readFunQuizzes(): Promise<void> {
    const folder = this.funQuizzesFolder
    if (!(await isFolder(folder)) || !isOnPath(folder, this.wanted)) return
    for await (const child of this.marked(folder, FUN_QUIZ_PATHS.mark)) {
      const quiz = await this.take(readFunQuiz(child, this.label))
      if (quiz) this.tree.funQuizzes.push(quiz)
    }
  }

  /** How a lesson's questions are checked: changing numbers by the grade whose folder it is in. */
  private optionsFor(lesson: string): QuestionReadOptions {
    const grade = parseInt(path.relative(this.root, lesson), 10)
    return { ...this.options, grade: Number.isNaN(grade) ? undefined : grade }
  }

  async readBrought(): Promise<ImportedMedia[]> {
    const found: ImportedMedia[] = []
    for (const kind of LIBRARY_KINDS)
      found.push(
        ...((await this.take(readImportedMedia(kind, this.root, this.tree, this.label))) ?? []),
      )
    return found
  }

  /**
   * The subfolders with a marking file. Subfolders without one are faults, except unrelated
   * folders.
   */
  private async *marked(folder: string, mark: string) {
    for (const child of await this.foldersIn(folder)) {
      if (this.isAside(child)) continue
      if (await has(child, mark)) {
        this.checkSlug(child, path.basename(child))
        yield child
      } else this.fault(child, 0, `U mapi nedostaje ${mark}.`)
    }
  }

  private get funQuizzesFolder(): string {
    return path.join(this.root, FUN_QUIZ_PATHS.folder)
  }

  private isAside(folder: string): boolean {
    const libraries = LIBRARY_KINDS.map((kind) => path.join(this.root, LIBRARY_FOLDERS[kind].name))
    return [this.funQuizzesFolder, ...libraries].includes(folder)
  }

  private async foldersIn(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => path.join(folder, entry.name))
      .filter((child) => isOnPath(child, this.wanted))
      .sort()
  }

  private async addNode(mark: (typeof MARKS)[number], file: string, slug: string, parent: string) {
    if (mark === 'razred.yaml') {
      const grade = await this.yaml(file, gradeFileSchema)
      if (!grade) return
      if (slug !== `${grade.redoslijed}-razred`) {
        this.fault(file, 1, `Mapa razreda mora se zvati ${grade.redoslijed}-razred.`)
      }
      this.tree.grades.push({ slug, name: grade.naziv, order: grade.redoslijed })
    } else if (mark === 'predmet.yaml') {
      const subject = await this.yaml(file, subjectFileSchema)
      if (!subject) return
      const { naziv: name, podrucje: area, redoslijed: position } = subject
      this.tree.subjects.push({ slug, grade: parent, name, area, position })
    } else {
      const node = await this.yaml(file, describedFileSchema)
      if (!node) return
      const named = { slug, name: node.naziv, description: node.opis, position: node.redoslijed }
      if (mark === 'literatura.yaml') this.tree.literature.push({ ...named, subject: parent })
      else this.tree.units.push({ ...named, literature: parent })
    }
  }

  private readonly yaml = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    this.take(readTextFile(file).then((source) => readYaml(source, schema, this.label(file))))

  /** Returns the read value and records its faults. An unreadable file is a fault. */
  private async take<Value>(reading: Promise<ReadResult<Value>>): Promise<Value | undefined> {
    try {
      const { value, faults, warnings = [] } = await reading
      this.errors.push(...faults)
      this.warnings.push(...warnings)
      return value
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      this.fault(error.file, 0, error.message)
      return undefined
    }
  }

  private checkSlug(folder: string, slug: string) {
    if (!slugSchema.safeParse(slug).success) {
      this.fault(folder, 0, 'Naziv mape smije imati samo mala slova a-z, znamenke i crtice.')
    }
    const known = this.files.get(slug)
    if (known) this.fault(folder, 0, `Isti naziv mape već ima ${known}.`)
    this.files.set(slug, this.label(folder))
  }

  private fault(file: string, line: number, message: string) {
    this.errors.push({ file: this.label(file), line, message })
  }
}

/** True when one folder equals or contains the other. */
function isOnPath(folder: string, wanted: string): boolean {
  const inside = (outer: string, inner: string) =>
    `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`)
  return inside(folder, wanted) || inside(wanted, folder)
}
