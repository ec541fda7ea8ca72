import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { findBookMap } from './book-map'
import { findNeighbourLessons } from './book-pages'
import { findLesson, findLiteraturePage, findScript } from './chain-queries'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { lessonPath } from '@/lib/platform/paths'
import { renderScript, renderScriptParts, scriptHeadings } from '@/lib/platform/markdown/render'
import { findFreeLesson } from './free-lessons'
import type { FreeLessonLink, PlacedLesson } from './model'
import { lessonCountsByGrade, type GradeCoverage } from './coverage'
import { findCoverage } from './coverage-queries'
import { findGrade, listGrades, listGradeSubjects } from './queries'
import { findUnitReview } from './unit-review'
import { isEarlyReaderGrade } from './young'

export async function cachedGrades() {
  'use cache'
  keepUntilRenewed('content', 'navigation')
  return isBuildPhase() ? [] : listGrades()
}

export async function cachedGradePage(slug: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `grade:${slug}`)
  const grade = isBuildPhase() ? null : await findGrade({ slug })
  return grade && { grade, subjects: await listGradeSubjects(grade._id) }
}

/**
 * The data of one page of a textbook. Every `number`, from 1, adds a cache entry, so pass only
 * numbers of pages that exist.
 */
export async function cachedLiteraturePage(gradeSlug: string, literatureSlug: string, number = 1) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `book:${literatureSlug}`)
  const page = isBuildPhase() ? null : await findLiteraturePage(gradeSlug, literatureSlug, number)
  // Pictures from the lessons' scripts.
  if (page && isEarlyReaderGrade(page.grade.order)) keepUntilRenewed('lists')
  return page
}

/** Maximum number of lessons whose changes renew a page of many lessons one by one. */
const TAGGED_LESSONS = 50

/** Renews a page with each of its lessons, or with any lesson when there are too many. */
function renewWithEach(kind: 'lesson' | 'title' | 'names', keys: string[]): void {
  if (keys.length > TAGGED_LESSONS) keepUntilRenewed('lists')
  else for (const key of keys) keepUntilRenewed(`${kind}:${key}`)
}

export async function cachedBookMap(gradeSlug: string, literatureSlug: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `book:${literatureSlug}`)
  const map = isBuildPhase() ? null : await findBookMap(gradeSlug, literatureSlug)
  renewWithEach('title', map?.prerequisitesOutside ?? [])
  renewWithEach('names', map?.booksOutside ?? [])
  return map
}

export async function cachedUnitReview(grade: string, literature: string, unit: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `book:${literature}`)
  const review = isBuildPhase() ? null : await findUnitReview(grade, literature, unit)
  const ids = review?.lessons.map(({ _id }) => _id) ?? []
  renewWithEach('lesson', ids)
  return review
}

export async function cachedLesson(razred: string, literatura: string, lekcija: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `names:${literatura}`)
  const lesson = isBuildPhase() ? null : await findLesson({ razred, literatura, lekcija })
  keepUntilRenewed(lesson ? `lesson:${lesson._id}` : 'addresses')
  return lesson
}

export async function cachedScript(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', `lesson:${lessonId}`)
  const { markdown, figures, ...about } = await findScript(lessonId)
  const words = markdown.split(/\s+/).length
  return {
    html: renderScript(markdown, figures, await libraryMediaIn(markdown)),
    headings: scriptHeadings(markdown),
    ...about,
    words,
  }
}

/** The parts of a script, for pages that show the script part by part. */
export async function cachedScriptParts(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', `lesson:${lessonId}`)
  const { markdown, figures } = await findScript(lessonId)
  return renderScriptParts(markdown, figures, await libraryMediaIn(markdown))
}

/** The lessons before and after a lesson in its textbook. */
export async function cachedNeighbourLessons({
  _id,
  literatureSlug,
}: Pick<PlacedLesson, '_id' | 'literatureSlug'>) {
  return neighboursIn(literatureSlug, _id)
}

async function neighboursIn(literatureSlug: string, lessonId: string) {
  'use cache'
  keepUntilRenewed('content', `order:${literatureSlug}`)
  const neighbours = await findNeighbourLessons(lessonId)
  for (const lesson of [neighbours.previous, neighbours.next])
    if (lesson) keepUntilRenewed(`title:${lesson._id}`)
  return neighbours
}

/** The free lesson of a lesson's textbook; null without one, and for that lesson itself. */
export async function cachedFreeLessonLink(lesson: PlacedLesson): Promise<FreeLessonLink | null> {
  const free = await freeLessonIn(lesson.literatureSlug)
  if (!free || free._id === lesson._id) return null
  return { title: free.title, path: lessonPath({ ...lesson, slug: free.slug }) }
}

async function freeLessonIn(literatureSlug: string) {
  'use cache'
  keepUntilRenewed('content', `order:${literatureSlug}`)
  const free = await findFreeLesson(literatureSlug)
  if (free) keepUntilRenewed(`title:${free._id}`)
  return free
}

/** The subjects of each grade with their numbers of lessons. */
export async function cachedCoverage(): Promise<GradeCoverage[]> {
  'use cache'
  keepUntilRenewed('content', 'navigation', 'addresses')
  return isBuildPhase() ? [] : findCoverage()
}

/** The number of lessons of each grade, by grade id. */
export const cachedLessonCountsByGrade = async (): Promise<Record<string, number>> =>
  lessonCountsByGrade(await cachedCoverage())
