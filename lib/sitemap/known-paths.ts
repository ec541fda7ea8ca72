import 'server-only'
import { readFileSync } from 'node:fs'
import { isCall } from '@/lib/http/is-call'
import { listFunQuizAddresses } from '@/lib/fun-quizzes/addresses'
import {
  gradePath,
  LESSON_ELEMENTS,
  funQuizPath,
  leaderboardPath,
  literaturePath,
} from '@/lib/paths'
import { listBookAddresses } from '@/lib/content/addresses'
import { listGrades } from '@/lib/content/queries'

type KnownPaths = {
  /** Of grades, textbooks and fun quizzes: there are few. */
  paths: ReadonlySet<string>
  /** By its path a textbook's number of pages, and the slugs of its lessons: one text with a space around each. */
  books: ReadonlyMap<string, { pages: number; lessons: string }>
}

const globals = globalThis as { iskraPaths?: KnownPaths }

/**
 * Reads which pages the content has. Before the first reading nothing counts as unknown. It happens
 * at every change, so what may be a hundred thousand lessons stays one text for each textbook.
 */
export async function readKnownPaths(): Promise<void> {
  const [grades, books, funQuizzes] = await Promise.all([
    listGrades(),
    listBookAddresses(),
    listFunQuizAddresses(),
  ])
  const known = new Map(
    books.map(({ razred, literatura, slugs, pages }) => [
      literaturePath(razred, literatura),
      { pages, lessons: ` ${slugs} ` },
    ]),
  )
  const paths = new Set([...grades.map(({ slug }) => gradePath(slug)), ...known.keys()])
  for (const { slug } of funQuizzes) {
    paths.add(funQuizPath(slug))
    paths.add(leaderboardPath(slug))
  }
  globals.iskraPaths = { paths, books: known }
}

const ELEMENTS: ReadonlySet<string | undefined> = new Set([undefined, ...LESSON_ELEMENTS])

/** True for a path of a page that the content has, as it was read last; null before that. */
export function isContentPath(path: string): boolean | null {
  const known = globals.iskraPaths
  if (!known) return null
  if (known.paths.has(path)) return true
  const [, grade = '', slug = '', lesson = '', element, ...rest] = path.split('/')
  const book = known.books.get(literaturePath(grade, slug))
  if (!book) return false
  const page = Number(rest[0])
  if (Number.isInteger(page) && page >= 2) {
    return page <= book.pages && path === literaturePath(grade, slug, page)
  }
  return (
    rest.length === 0 &&
    ELEMENTS.has(element) &&
    /^[^ ]+$/.test(lesson) &&
    book.lessons.includes(` ${lesson} `)
  )
}

/** Routes of the content, also those that the build made for its placeholder. */
const CONTENT_ROUTE = /^\/(\[razred\]|_|zabavni-kwizovi\/(\[slug\]|_))(\/|$)/

type Route = { page: string; regex: string }

/** Pages that Next names for itself, such as `/_global-error`: nobody asks for them by address. */
const isInner = (page: string) => page.startsWith('/_')

/**
 * Tells paths that nothing answers: no file, no other route, and no page of the content. Which
 * route answers a path is read from the build, so a new route needs no line here. Left to itself
 * Next takes `/_next/nema` for a textbook's address, and renders and keeps a page for it.
 * @param manifestFile `.next/routes-manifest.json`
 * @param files addresses of the files in `public` and of the build
 */
export function unknownPathTest(manifestFile: string, files: ReadonlySet<string>) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    staticRoutes: Route[]
    dynamicRoutes: Route[]
  }
  const pages = manifest.staticRoutes.map(({ page }) => page)
  const fixed = new Set(pages.filter((page) => !isInner(page)))
  const routes = manifest.dynamicRoutes.map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))
  return (asked: string): boolean => {
    // Next sends an address with a slash at its end to the one without.
    const path = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked
    if (files.has(path) || isCall(path)) return false
    if (path.startsWith('/_next/')) return true
    if (isContentPath(path) !== false || fixed.has(path)) return false
    const route = routes.find(({ regex }) => regex.test(path))
    return !route || CONTENT_ROUTE.test(route.page)
  }
}
