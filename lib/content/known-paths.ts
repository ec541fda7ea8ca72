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
import { listGrades, listLessonSlugs } from './queries'

type KnownPaths = {
  /** Of grades, textbooks and fun quizzes: there are few. */
  paths: ReadonlySet<string>
  /** The slugs of a textbook's lessons by its path: one text with a space around each slug. */
  lessons: ReadonlyMap<string, string>
}

const globals = globalThis as { iskraPaths?: KnownPaths }

/**
 * Reads which pages the content has. Before the first reading nothing counts as unknown. It happens
 * at every change, so what may be a hundred thousand lessons stays one text for each textbook.
 */
export async function readKnownPaths(): Promise<void> {
  const [grades, books, funQuizzes] = await Promise.all([
    listGrades(),
    listLessonSlugs(),
    listFunQuizAddresses(),
  ])
  const lessons = new Map(
    books.map(({ gradeSlug, slug, lessonSlugs }) => [
      literaturePath(gradeSlug, slug),
      ` ${lessonSlugs} `,
    ]),
  )
  const paths = new Set([...grades.map(({ slug }) => gradePath(slug)), ...lessons.keys()])
  for (const { slug } of funQuizzes) {
    paths.add(funQuizPath(slug))
    paths.add(leaderboardPath(slug))
  }
  globals.iskraPaths = { paths, lessons }
}

const ELEMENTS: ReadonlySet<string | undefined> = new Set([undefined, ...LESSON_ELEMENTS])

function isKnown({ paths, lessons }: KnownPaths, path: string): boolean {
  if (paths.has(path)) return true
  const [, grade = '', book = '', lesson = '', element, ...rest] = path.split('/')
  return (
    rest.length === 0 &&
    ELEMENTS.has(element) &&
    /^[^ ]+$/.test(lesson) &&
    (lessons.get(literaturePath(grade, book)) ?? '').includes(` ${lesson} `)
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
    const known = globals.iskraPaths
    // Next sends an address with a slash at its end to the one without.
    const path = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked
    if (files.has(path) || isCall(path)) return false
    if (path.startsWith('/_next/')) return true
    if (!known || isKnown(known, path) || fixed.has(path)) return false
    const route = routes.find(({ regex }) => regex.test(path))
    return !route || CONTENT_ROUTE.test(route.page)
  }
}
