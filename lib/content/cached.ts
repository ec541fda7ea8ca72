import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { isBuildPhase } from '@/lib/cache/build-phase'
import { findNeighbours } from './book-pages'
import { findLesson, findLiteraturePage, findScript } from './chain-queries'
import { renderScript, scriptHeadings } from '@/lib/markdown/render'
import { countLessonsByGrade, findGrade, listGrades, listSubjects } from './queries'

/** What public pages read: kept until content changes (tag `content`). */
function keepUntilContentChanges() {
  cacheLife('max')
  cacheTag('content')
}

export async function cachedGrades() {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? [] : listGrades()
}

export async function cachedGradePage(slug: string) {
  'use cache'
  keepUntilContentChanges()
  const grade = isBuildPhase() ? null : await findGrade({ slug })
  return grade && { grade, subjects: await listSubjects(grade._id) }
}

/** A page of a textbook, from 1. Every number asked for is kept, so ask only for known pages. */
export async function cachedLiteraturePage(gradeSlug: string, literatureSlug: string, number = 1) {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? null : findLiteraturePage(gradeSlug, literatureSlug, number)
}

export async function cachedLesson(razred: string, literatura: string, lekcija: string) {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? null : findLesson({ razred, literatura, lekcija })
}

export async function cachedScript(lessonId: string) {
  'use cache'
  keepUntilContentChanges()
  const { markdown, figures, keywords } = await findScript(lessonId)
  const words = markdown.split(/\s+/).length
  return {
    html: renderScript(markdown, figures),
    headings: scriptHeadings(markdown),
    keywords,
    words,
  }
}

/** The lessons before and after one in its textbook. */
export async function cachedNeighbours(lessonId: string) {
  'use cache'
  keepUntilContentChanges()
  return findNeighbours(lessonId)
}

/** Lessons of each grade, by the grade's id. */
export async function cachedLessonCounts(): Promise<Record<string, number>> {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? {} : countLessonsByGrade()
}
