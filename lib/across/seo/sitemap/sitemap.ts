import { POSTS_A_PAGE } from '@/lib/site/blog/paging'
import {
  blogPagePath,
  bookMapPath,
  lessonElementPath,
  FUN_QUIZZES_PATH,
  funQuizPath,
  gradePath,
  LESSON_ELEMENTS,
  leaderboardPath,
  lessonPath,
  textbookPath,
  postPath,
  questionPath,
  unitReviewPath,
} from '@/lib/platform/paths'

/** The most addresses per file (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000

type LessonAddress = { razred: string; literatura: string; lekcija: string; updatedAt: Date }

/** A grade, one of its textbooks, or the review of one of their units. */
type ContentAddress = {
  razred: string
  literatura?: string
  cjelina?: string
  /** The number of a textbook's pages. */
  pages?: number
  updatedAt: Date
}

type FunQuizAddress = { slug: string; updatedAt: Date }

/** `changed` is null when no time is known, as for the FAQ or the home page without content. */
export type SitemapPage = { path: string; changed: Date | null }

/**
 * The home page and the pages of these grades, textbooks, units and fun quizzes, without duplicates, with
 * the time of their last change.
 */
export function overviewAndFunQuizPages(
  addresses: ContentAddress[],
  funQuizzes: FunQuizAddress[] = [],
): SitemapPage[] {
  const pages = new Map<string, Date | null>([['/', null]])
  const note = (paths: string[], updatedAt: Date) => {
    for (const path of paths) {
      const known = pages.get(path)
      pages.set(path, known && known > updatedAt ? known : updatedAt)
    }
  }
  for (const { updatedAt, ...address } of addresses) note(pathsOf(address), updatedAt)
  for (const { slug, updatedAt } of funQuizzes) {
    note([FUN_QUIZZES_PATH, funQuizPath(slug), leaderboardPath(slug)], updatedAt)
  }
  return [...pages].map(([path, changed]) => ({ path, changed }))
}

/** The pages that show a grade, a textbook or a unit. */
function pathsOf(address: Omit<ContentAddress, 'updatedAt'>): string[] {
  const { razred, literatura, cjelina, pages = 1 } = address
  const paths = ['/', gradePath(razred)]
  if (!literatura) return paths
  if (cjelina) return [unitReviewPath(razred, literatura, cjelina)]
  for (let page = 1; page <= pages; page += 1) paths.push(textbookPath(razred, literatura, page))
  return [...paths, bookMapPath(razred, literatura)]
}

type PostAddress = { slug: string; updatedAt: Date }

/** The blog and its posts, newest first. Empty without posts. */
export function blogPagesOf(posts: PostAddress[]): SitemapPage[] {
  if (!posts.length) return []
  const changed = new Date(Math.max(...posts.map(({ updatedAt }) => updatedAt.getTime())))
  const pages = Math.ceil(posts.length / POSTS_A_PAGE)
  return [
    ...Array.from({ length: pages }, (_, index) => ({ path: blogPagePath(index + 1), changed })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), changed: updatedAt })),
  ]
}

/** The pages of lessons. */
export const lessonPages = (lessons: LessonAddress[]): SitemapPage[] =>
  lessons.flatMap(({ razred, literatura, lekcija, updatedAt }) => {
    const lesson = { gradeSlug: razred, literatureSlug: literatura, slug: lekcija }
    const paths = [
      lessonPath(lesson),
      ...LESSON_ELEMENTS.map((one) => lessonElementPath(lesson, one)),
    ]
    return paths.map((path) => ({ path, changed: updatedAt }))
  })

const PAGES_A_LESSON = 1 + LESSON_ELEMENTS.length

/**
 * The number of lessons per part, so that the addresses of all their pages stay within the limit.
 */
export const lessonsPerPart = (limit = SITEMAP_LIMIT) => Math.floor(limit / PAGES_A_LESSON)

type QuestionAddress = { slug: string; updatedAt: Date }

/** The pages of questions with public answers. */
export const questionPages = (questions: QuestionAddress[]): SitemapPage[] =>
  questions.map(({ slug, updatedAt }) => ({ path: questionPath(slug), changed: updatedAt }))

type Sizes = {
  others: number
  lessons: number
  /** The first number of each part with questions (`limit` numbers per part), and their count. */
  questions?: { starts: number[]; count: number }
}

const NO_QUESTIONS = { starts: [], count: 0 }

/**
 * The values of `?part=`. Empty when one file suffices; otherwise one part without lessons, then
 * parts with lessons, then parts with questions, named by their first number.
 */
export function sitemapPartNames(
  { others, lessons, questions: { starts, count } = NO_QUESTIONS }: Sizes,
  limit = SITEMAP_LIMIT,
): string[] {
  const all = others + lessons * PAGES_A_LESSON + count
  if (all <= limit && starts.length < 2) return []
  const length = 1 + Math.ceil(lessons / lessonsPerPart(limit))
  const parts = Array.from({ length }, (_, index) => String(index + 1))
  return [...parts, ...starts.map((first) => `${QUESTION_PART}${first}`)]
}

const QUESTION_PART = 'pitanja-'

/** The first number of a part with questions; null for another part. */
export const firstQuestionOfPart = (part: string): number | null =>
  part.startsWith(QUESTION_PART) ? Number(part.slice(QUESTION_PART.length)) : null
