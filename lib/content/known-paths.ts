import 'server-only'
import { readFileSync } from 'node:fs'
import { isCall } from '@/lib/http/is-call'
import { listFunQuizAddresses } from '@/lib/fun-quizzes/addresses'
import {
  gradePath,
  LESSON_ELEMENTS,
  elementPath,
  funQuizPath,
  leaderboardPath,
  lessonPath,
  literaturePath,
} from '@/lib/paths'
import { listAddresses, listBooks, listGrades } from './queries'

const globals = globalThis as { iskraPaths?: ReadonlySet<string> }

/** Reads which pages the content has. Before the first reading nothing counts as unknown. */
export async function readKnownPaths(): Promise<void> {
  const [grades, books, lessons, funQuizzes] = await Promise.all([
    listGrades(),
    listBooks(),
    listAddresses(),
    listFunQuizAddresses(),
  ])
  const paths = new Set(grades.map(({ slug }) => gradePath(slug)))
  for (const { gradeSlug, slug } of books) paths.add(literaturePath(gradeSlug, slug))
  for (const { razred, literatura, lekcija } of lessons) {
    const lesson = { gradeSlug: razred, literatureSlug: literatura, slug: lekcija }
    paths.add(lessonPath(lesson))
    for (const element of LESSON_ELEMENTS) paths.add(elementPath(lesson, element))
  }
  for (const { slug } of funQuizzes) {
    paths.add(funQuizPath(slug))
    paths.add(leaderboardPath(slug))
  }
  globals.iskraPaths = paths
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
    if (!known || known.has(path) || fixed.has(path)) return false
    const route = routes.find(({ regex }) => regex.test(path))
    return !route || CONTENT_ROUTE.test(route.page)
  }
}
