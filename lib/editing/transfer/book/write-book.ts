import { writeZip } from '@/lib/platform/archives/zip'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { WriteChunk } from '@/lib/platform/temporary'
import { libraryFiles } from '../export/library-files'
import { lessonFiles } from '../export/lesson-files'
import { toYaml } from '../export/yaml'
import { moodleGift, moodleGiftEssays } from '../formats/moodle/gift'
import { writeQuestionSheet } from '../formats/sheet/write'
import { UPLOAD_LIMITS } from '../uploads/model'
import { lessonsWithQuestions, type StoredBook } from './read-book'
import { writeMoodleBook } from './write-moodle-book'

/** The formats a textbook can be exported to. */
export const BOOK_FORMATS = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeSheet,
  },
  gift: { type: 'text/plain; charset=utf-8', write: writeGiftBook },
  xml: { type: 'application/xml', write: writeMoodleBook },
  zip: { type: 'application/zip', write: writeFolder },
} as const
export type BookFormat = keyof typeof BOOK_FORMATS

async function writeSheet(book: StoredBook, write: WriteChunk): Promise<void> {
  const questions = lessonsWithQuestions(book).flatMap(({ lesson }) =>
    [...lesson.questions, ...lesson.checks].map((question) => ({ ...question, lesson })),
  )
  await writeQuestionSheet(questions, write)
}

async function writeGiftBook(book: StoredBook, write: WriteChunk): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  for (const { lesson, path } of lessonsWithQuestions(book)) {
    const names = path.map((name) => name.replaceAll('/', '//')).join('/')
    const parts = [moodleGift(lesson.questions), moodleGiftEssays(lesson.checks)]
    await write(`$CATEGORY: $course$/top/${names}\n\n${parts.filter(Boolean).join('\n')}\n`)
    await yieldToEventLoop()
  }
}

/** Writes the folders of the content format, from the grade down. */
async function writeFolder(book: StoredBook, write: WriteChunk): Promise<void> {
  let bytes = 0
  const counting: WriteChunk = (part) => {
    bytes += Buffer.byteLength(part)
    return write(part)
  }
  await writeZip(
    filesOf(book, () => UPLOAD_LIMITS.bytes - DIRECTORY_BYTES - bytes),
    counting,
  )
}

/** Space kept for the archive's directory and the list of recordings, which come last. */
const DIRECTORY_BYTES = 500_000

/** @param room bytes left for recordings, so that the archive stays small enough to import */
async function* filesOf({ above, units, images, sounds }: StoredBook, room: () => number) {
  yield* libraryFiles('image', images)
  for (const { file, yaml } of above) yield [file, toYaml(yaml)] as const
  for (const { node, lessons } of units) {
    yield [node.file, toYaml(node.yaml)] as const
    for (const lesson of lessons) {
      for (const [name, text] of lessonFiles(lesson)) {
        yield [`${node.folder}/${lesson.slug}/${name}`, text] as const
      }
    }
  }
  yield* libraryFiles('sound', sounds, room)
}
