import 'server-only'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { openToolPool, type Transaction } from '@/lib/platform/db/client'
import { imagesToExport, type ExportedFile } from '@/lib/content/media/images/exchange'
import { soundsToExport } from '@/lib/content/media/sounds/exchange'
import { libraryAddressesIn } from '@/lib/platform/markdown/media-library'
import { FUN_QUIZ_PATHS } from '../import/read-fun-quiz'
import { slugSchema } from '@/lib/content/curriculum/model'
import { NODE_FILES, type LibraryKind } from '../import/schemas'
import { checkLesson, checkNode } from './check-written'
import { libraryFiles } from './library-files'
import { lessonFiles, type StoredLesson } from './lesson-files'
import { readFunQuizzes, readLessons, readNodes, type StoredNode } from './read-stored'
import { replaceContent } from './target-folder'
import { writeFunQuiz } from './write-fun-quiz'
import { toYaml } from './yaml'

/** Faults by path in the folder, and the numbers of lessons and quizzes. */
type ExportReport = {
  lessons: number
  funQuizzes: number
  faults: { place: string; message: string }[]
}

class Faulty extends Error {}

/**
 * Writes all lessons and fun quizzes, read in one snapshot, into a folder of the content format.
 * Reads every file back: any difference is a fault and leaves the folder unchanged.
 */
export async function exportContent(folder: string, connectionString: string) {
  const report: ExportReport = { lessons: 0, funQuizzes: 0, faults: [] }
  const pool = openToolPool(connectionString)
  try {
    await drizzle(pool).transaction(
      (tx) =>
        replaceContent(folder, async (draft) => {
          await new TreeWriter(tx, draft, report).write()
          if (report.faults.length) throw new Faulty()
        }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } catch (error) {
    if (!(error instanceof Faulty)) throw error
  } finally {
    await pool.end()
  }
  return report
}

class TreeWriter {
  private readonly slugs = new Set<string>()
  /** Addresses of the images and recordings used in texts. */
  private readonly named = new Set<string>()

  constructor(
    private readonly tx: Transaction,
    private readonly root: string,
    private readonly report: ExportReport,
  ) {}

  async write(): Promise<void> {
    const levels = await readNodes(this.tx)
    await this.writeLevel(levels, 0, null, this.root)
    await this.writeFunQuizzes()
    await this.writeLibrary('image', await imagesToExport([...this.named], this.tx))
    await this.writeLibrary('sound', await soundsToExport([...this.named], this.tx))
  }

  private async writeLibrary(kind: LibraryKind, taken: ExportedFile[]): Promise<void> {
    for await (const [name, content] of libraryFiles(kind, taken)) {
      const file = path.join(this.root, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }

  private async writeFunQuizzes(): Promise<void> {
    const folder = path.join(this.root, FUN_QUIZ_PATHS.folder)
    for (const quiz of await readFunQuizzes(this.tx)) {
      if (!this.isUsable(quiz.slug, folder)) continue
      const own = path.join(folder, quiz.slug)
      this.fault(own, await writeFunQuiz(own, quiz))
      this.noteNamed(quiz)
      this.report.funQuizzes += 1
    }
  }

  private async writeLevel(
    levels: StoredNode[][],
    level: number,
    parentId: string | null,
    folder: string,
  ): Promise<void> {
    for (const node of levels[level] ?? []) {
      if (node.parentId !== parentId || !this.isUsable(node.slug, folder)) continue
      const own = path.join(folder, node.slug)
      await this.writeNode(own, level, node)
      if (level === levels.length - 1) await this.writeLessons(node, own)
      else await this.writeLevel(levels, level + 1, node.id, own)
    }
  }

  private async writeNode(folder: string, level: number, { slug, yaml }: StoredNode) {
    const file = path.join(folder, NODE_FILES[level]?.name ?? '')
    await mkdir(folder)
    await writeFile(file, toYaml(yaml))
    this.fault(file, await checkNode(file, level, yaml))
    const isGrade = 'redoslijed' in yaml && slug === `${yaml.redoslijed}-razred`
    if (level === 0 && !isGrade) this.fault(folder, ['a grade has to be called N-razred'])
  }

  private async writeLessons(unit: StoredNode, folder: string): Promise<void> {
    for await (const lesson of readLessons(this.tx, unit, false)) {
      if (this.isUsable(lesson.slug, folder))
        await this.writeLesson(path.join(folder, lesson.slug), lesson)
    }
  }

  private async writeLesson(folder: string, lesson: StoredLesson): Promise<void> {
    const names = lesson.figures.map(({ name }) => name)
    const unsafe = names.filter((name) => !/^[\w-]+\.svg$/.test(name))
    if (unsafe.length) return this.fault(folder, [`no file can be named ${unsafe.join(', ')}`])
    await mkdir(folder)
    for (const [name, text] of lessonFiles(lesson)) await writeFile(path.join(folder, name), text)
    this.fault(folder, await checkLesson(folder, lesson))
    this.noteNamed(lesson)
    this.report.lessons += 1
  }

  private noteNamed(written: object): void {
    for (const address of libraryAddressesIn(JSON.stringify(written))) this.named.add(address)
  }

  /** Folder names must be slugs and unique, so that no path leads out of the folder. */
  private isUsable(slug: string, folder: string): boolean {
    const isSlug = slugSchema.safeParse(slug).success
    const isFree = !this.slugs.has(slug)
    this.slugs.add(slug)
    if (!isSlug) this.fault(folder, [`"${slug}" is no name of a folder`])
    if (!isFree) this.fault(path.join(folder, slug), ['another folder has this name'])
    return isSlug && isFree
  }

  private fault(place: string, messages: string[]): void {
    const label = path.relative(this.root, place)
    this.report.faults.push(...messages.map((message) => ({ place: label, message })))
  }
}
