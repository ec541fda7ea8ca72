import {
  responseOrStored,
  cardsCacheKey,
  questionsCacheKey,
} from '@/lib/platform/browser/kept-responses'
import {
  runWorkerTask,
  listKeptPages,
  type WorkerTaskOutcome,
} from '@/lib/platform/browser/kept-pages'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import { ApiError, call } from '@/lib/platform/http/client'
import { lessonElementPath, lessonPath, type LessonElement } from '@/lib/platform/paths'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useSession } from '@/stores/session'

export type Book = {
  literatureId: string
  gradeSlug: string
  literatureSlug: string
  /** The textbook's address and those of its further pages. */
  paths: string[]
}

/** The reason saving ended. */
export type SaveBookResult = 'done' | 'stopped' | Extract<WorkerTaskOutcome, 'failed' | 'full'>

/** Elements available offline: tests and open questions need the server. */
const KEPT_ELEMENTS: LessonElement[] = ['skripta', 'kwiz', 'kartice']

const AT_ONCE = 2
/**
 * Pause between requests for a pupil's own questions: a school's pupils share one IP address and
 * its rate limits.
 */
const PAUSE_MS = 250

type Options = {
  signal: AbortSignal
  /** Also refetches stored pages, because content or build have changed. */
  isRefresh: boolean
  onProgress: (done: number, of: number) => void
}

/**
 * Saves a textbook with its lessons on the device. Saved pages stay, so that an interrupted
 * download can continue. The textbook's own page is saved last: its presence means the book is
 * complete.
 */
export async function saveBookOffline(book: Book, options: Options): Promise<SaveBookResult> {
  const [first = '', ...further] = book.paths
  const { signal, isRefresh, onProgress } = options
  void navigator.storage?.persist?.().catch(() => undefined)
  const lessons = await lessonsOf(book)
  if (!lessons) return 'failed'
  const there = new Set(isRefresh ? [] : await savedPaths(first))
  let [done, end]: [number, SaveBookResult] = [0, 'done']
  onProgress(done, lessons.length)
  const save = async (path: string) => {
    if (end !== 'done' || there.has(path)) return
    const outcome = await runWorkerTask({ save: path, book: first })
    if (outcome === 'failed' || outcome === 'full') end = outcome
  }
  const left = [...lessons]
  const work = async () => {
    for (let lesson = left.shift(); lesson && end === 'done'; lesson = left.shift()) {
      for (const path of lesson.paths) {
        if (signal.aborted) end = 'stopped'
        await save(path)
      }
      if (end === 'done') await savePupilContent(lesson.id)
      if (end === 'done') onProgress((done += 1), lessons.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const path of [...further, first]) await save(path)
  await runWorkerTask({ tidy: true })
  return end
}

/** Every lesson with the addresses of its pages; null when the server does not respond. */
async function lessonsOf({ literatureId, paths, ...slugs }: Book) {
  const lessons: { id: string; paths: string[] }[] = []
  for (const index of paths.keys()) {
    const input = { params: { id: literatureId }, query: { stranica: index + 1 } }
    const units = await call(contentApiCalls.listUnits, input).catch(() => null)
    if (!units) return null
    for (const { _id: id, slug } of units.flatMap((unit) => unit.lessons)) {
      const lesson = { ...slugs, slug }
      const parts = KEPT_ELEMENTS.map((element) => lessonElementPath(lesson, element))
      lessons.push({ id, paths: [lessonPath(lesson), ...parts] })
    }
  }
  return lessons
}

/**
 * Saves the questions and cards a pupil gets beyond the pages' free part. On failure only the free
 * part is available.
 */
async function savePupilContent(lessonId: string): Promise<void> {
  const owner = useSession.getState().viewer?.sub
  if (!owner) return
  const params = { id: lessonId }
  const ask = <Answer>(name: string, answer: () => Promise<Answer>) =>
    responseOrStored(owner, name, answer).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  await ask(questionsCacheKey(lessonId), () =>
    call(quizApiCalls.lessonQuestions, { params, query: {} }),
  )
  await ask(cardsCacheKey(lessonId), () => call(cardsApiCalls.lessonCards, { params }))
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

const savedPaths = async (book: string) =>
  (await listKeptPages()).filter((page) => page.book === book).map(({ path }) => path)

/** Whether a textbook is saved fully, partly or not at all. */
export async function offlineStateOf(book: string): Promise<'none' | 'part' | 'all'> {
  const paths = await savedPaths(book)
  return paths.includes(book) ? 'all' : paths.length ? 'part' : 'none'
}
