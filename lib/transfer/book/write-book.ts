import { writeZip } from '@/lib/archives/zip'
import type { TakenImage } from '@/lib/images/exchange'
import { imageSlugsIn } from '@/lib/markdown/library-images'
import { breather } from '@/lib/breather'
import type { Write } from '@/lib/http/temporary-file'
import { imageFiles } from '../export/image-files'
import { lessonFiles } from '../export/lesson-files'
import { writeGift, writeGiftEssays } from '../export/write-gift'
import { writeYaml } from '../export/write-yaml'
import {
  MOODLE_END,
  MOODLE_START,
  moodleCategory,
  moodleEssay,
  moodleQuestion,
} from '../formats/moodle/write'
import { withPictures } from '../formats/moodle/pictures'
import { writeQuestionSheet } from '../formats/sheet/write'
import { nameOf, type StoredBook } from './read-book'

/** The files that a textbook is exported to. */
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

/** All lessons with questions, with the path of categories that names each. */
function lessonsOf({ above, units }: StoredBook) {
  const book = above.at(-1)
  return units.flatMap(({ node, lessons }) =>
    lessons
      .filter(({ questions, checks }) => questions.length || checks.length)
      .map((lesson) => ({ lesson, path: [book ? nameOf(book) : '', nameOf(node), lesson.slug] })),
  )
}

async function writeSheet(book: StoredBook, write: Write): Promise<void> {
  const questions = lessonsOf(book).flatMap(({ lesson }) =>
    [...lesson.questions, ...lesson.checks].map((question) => ({ ...question, lesson })),
  )
  await writeQuestionSheet(questions, write)
}

async function writeGiftBook(book: StoredBook, write: Write): Promise<void> {
  const breathe = breather()
  for (const { lesson, path } of lessonsOf(book)) {
    const names = path.map((name) => name.replaceAll('/', '//')).join('/')
    const parts = [writeGift(lesson.questions), writeGiftEssays(lesson.checks)]
    await write(`$CATEGORY: $course$/top/${names}\n\n${parts.filter(Boolean).join('\n')}\n`)
    await breathe()
  }
}

async function writeMoodleBook(book: StoredBook, write: Write): Promise<void> {
  const breathe = breather()
  await write(MOODLE_START)
  for (const { lesson, path } of lessonsOf(book)) {
    const questions = [...lesson.questions.map(moodleQuestion), ...lesson.checks.map(moodleEssay)]
    const pictures = await base64Of(book.images, questions)
    await write(moodleCategory(path))
    for (const question of questions) await write(withPictures(question, pictures))
    await breathe()
  }
  await write(MOODLE_END)
}

/** The pictures of some texts; those that the store has lost stay addresses. */
async function base64Of(images: TakenImage[], texts: string[]): Promise<Map<string, string>> {
  const slugs = imageSlugsIn(texts.join('\n'))
  const found = new Map<string, string>()
  for (const { slug, bytes } of images.filter((image) => slugs.includes(image.slug))) {
    const content = await bytes()
    if (content) found.set(slug, content.toString('base64'))
  }
  return found
}

/** The folder of the content format, from the grade down. */
async function writeFolder(book: StoredBook, write: Write): Promise<void> {
  await writeZip(filesOf(book), write)
}

async function* filesOf({ above, units, images }: StoredBook) {
  yield* imageFiles(images)
  for (const { file, yaml } of above) yield [file, writeYaml(yaml)] as const
  for (const { node, lessons } of units) {
    yield [node.file, writeYaml(node.yaml)] as const
    for (const lesson of lessons) {
      for (const [name, text] of lessonFiles(lesson)) {
        yield [`${node.folder}/${lesson.slug}/${name}`, text] as const
      }
    }
  }
}
