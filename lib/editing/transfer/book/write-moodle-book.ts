import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { WriteChunk } from '@/lib/platform/temporary'
import type { ExportedFile } from '@/lib/content/media/images/exchange'
import { libraryAddressesIn } from '@/lib/platform/markdown/media-library'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import { MOST_EMBEDDED, withFiles, type Embeddable } from '../formats/moodle/embedded'
import {
  MOODLE_END,
  MOODLE_START,
  moodleCategory,
  moodleEssay,
  toMoodleElements,
} from '../formats/moodle/write'
import { UPLOAD_LIMITS } from '../uploads/model'
import { lessonsWithQuestions, type StoredBook } from './read-book'

/** Embeds all pictures, and recordings up to the size limit of an import. */
export async function writeMoodleBook(book: StoredBook, write: WriteChunk): Promise<void> {
  const sounds = new Map(book.sounds.map((sound) => [soundPath(sound.slug), sound]))
  let room = UPLOAD_LIMITS.bytes - END_BYTES
  if (sounds.size)
    await writeQuestions(book, (part) => {
      room -= Buffer.byteLength(part)
      return Promise.resolve()
    })
  const left = new Set(sounds.keys())
  await writeQuestions(book, write, async (question) => {
    let xml = question
    for (const address of libraryAddressesIn(question)) {
      const sound = sounds.get(address)
      const isOneTooMany = left.has(address) && left.size <= sounds.size - MOST_EMBEDDED.sound
      if (!sound || isOneTooMany || Number(sound.bytes) * BASE64 > room) continue
      const more = await withFiles(xml, await embeddable([[address, sound]]))
      const growth = Buffer.byteLength(more) - Buffer.byteLength(xml)
      if (!growth || growth > room) continue
      room -= growth
      left.delete(address)
      xml = more
    }
    return xml
  })
  if (left.size) await write(`<!-- ${LEFT} ${[...left].join(', ')} -->\n`)
  await write(MOODLE_END)
}

/** Space kept for the list of recordings that were left out. */
const END_BYTES = 200_000
const LEFT = 'Snimke koje nisu stale u datoteku:'

/** Growth of binary data encoded as base64. */
const BASE64 = 4 / 3

async function writeQuestions(
  book: StoredBook,
  write: WriteChunk,
  withSounds: (question: string) => Promise<string> = (question) => Promise.resolve(question),
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  const images = book.images.map((image) => [imagePath(image.slug), image] as const)
  await write(MOODLE_START)
  for (const { lesson, path } of lessonsWithQuestions(book)) {
    const questions = [
      ...lesson.questions.flatMap(toMoodleElements),
      ...lesson.checks.map(moodleEssay),
    ]
    const named = libraryAddressesIn(questions.join('\n'))
    const pictures = await embeddable(images.filter(([address]) => named.includes(address)))
    await write(moodleCategory(path))
    for (const question of questions)
      await write(await withSounds(await withFiles(question, pictures)))
    await yieldToEventLoop()
  }
}

/** Loads files as base64. Files missing from the store keep their address in the text. */
async function embeddable(
  files: (readonly [string, ExportedFile])[],
): Promise<Map<string, Embeddable>> {
  const found = new Map<string, Embeddable>()
  for (const [address, { open, ...file }] of files) {
    const stored = await open()
    if (!stored) continue
    const bytes = Buffer.from(await new Response(stored.content).arrayBuffer())
    found.set(address, { ...file, base64: bytes.toString('base64') })
  }
  return found
}
