import 'server-only'
import { and } from 'drizzle-orm'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { isShownQuestionSql } from '@/lib/content/questions/queries'
import { allQuestions, questions } from '@/lib/content/questions/tables'
import { sanitiseBanner } from './banner/sanitise'
import {
  LESSON_LISTS,
  SPONSOR_LISTS,
  type DynamicContent,
  type SiteFrame,
  type SiteListName,
} from './model'
import { isSponsorShownOnSql } from './sponsors/records'
import { siteBanner, siteBranding, siteLists, sponsors } from './tables'

/** All of the editors' choices for the site, in one object (rule 18.1). */
export async function findDynamicContent(): Promise<DynamicContent> {
  const [site, idsOf] = await Promise.all([findSiteFrame(), readListIds()])
  const lessons = new Map(
    (await listLessonsById(LESSON_LISTS.flatMap(idsOf))).map((lesson) => [lesson._id, lesson]),
  )
  const inList = (list: SiteListName) => idsOf(list).flatMap((id) => lessons.get(id) ?? [])
  return {
    ...site,
    trending: inList('trending'),
    fresh: inList('fresh'),
    highlightedGradeLessons: byGrade(inList('highlightedGradeLessons')),
    highlightedQuestions: await shownQuestions(idsOf('highlightedQuestions')),
  }
}

/** What any page may show besides its own content: branding, the banner and today's sponsors. */
export async function findSiteFrame(): Promise<SiteFrame> {
  const [[branding], [banner], idsOf] = await Promise.all([
    db().select().from(siteBranding),
    db().select().from(siteBanner),
    readListIds(),
  ])
  return {
    icon: branding?.icon ?? null,
    logo: branding?.logo ?? null,
    brandName: branding?.brandName ?? 'Iskra',
    hero: branding?.hero ?? null,
    heroStyle: branding?.heroStyle ?? null,
    facebook: branding?.facebook ?? null,
    instagram: branding?.instagram ?? null,
    youtube: branding?.youtube ?? null,
    banner: banner?.isActive
      ? { backgroundColor: banner.backgroundColor, html: sanitiseBanner(banner.html) }
      : null,
    ...(await listSponsors(idsOf)),
  }
}

type IdsOf = (list: SiteListName) => string[]

/** The ids of every hand-picked list, in the editors' order. */
export async function readListIds(): Promise<IdsOf> {
  const rows = await db().select({ name: siteLists.name, items: siteLists.items }).from(siteLists)
  const ids = new Map(rows.map(({ name, items }) => [name, items]))
  return (list) => ids.get(list) ?? []
}

/** The ids of the lessons in these lists, also of hidden ones, which appear once published. */
export async function listPickedLessonIds(
  ...lists: (typeof LESSON_LISTS)[number][]
): Promise<string[]> {
  const idsOf = await readListIds()
  return lists.flatMap(idsOf)
}

/** The ids of the lessons of highlighted questions, also of hidden ones. */
export async function listLessonIdsOfPickedQuestions(): Promise<string[]> {
  const idsOf = await readListIds()
  const rows = await db()
    .selectDistinct({ id: allQuestions.lessonId })
    .from(allQuestions)
    .where(oneOf(allQuestions.id, idsOf('highlightedQuestions')))
  return rows.flatMap(({ id }) => id ?? [])
}

async function shownQuestions(ids: string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: questions.id })
    .from(questions)
    .where(and(oneOf(questions.id, ids), isShownQuestionSql))
  const shown = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => shown.has(id))
}

function byGrade(lessons: { _id: string; gradeSlug: string }[]) {
  const slugs = [...new Set(lessons.map(({ gradeSlug }) => gradeSlug))]
  return slugs.map((grade) => ({
    grade,
    lessons: lessons.filter(({ gradeSlug }) => gradeSlug === grade).map(({ _id }) => _id),
  }))
}

type SponsorLists = Pick<DynamicContent, (typeof SPONSOR_LISTS)[number]>

async function listSponsors(idsOf: IdsOf): Promise<SponsorLists> {
  const today = zagrebDay(new Date())
  const rows = await db()
    .select({
      _id: sponsors.id,
      name: sponsors.name,
      logoUrl: sponsors.logoUrl,
      linkUrl: sponsors.linkUrl,
      text: sponsors.text,
    })
    .from(sponsors)
    .where(and(oneOf(sponsors.id, SPONSOR_LISTS.flatMap(idsOf)), isSponsorShownOnSql(today)))
  const shown = new Map(rows.map((sponsor) => [sponsor._id, sponsor]))
  const entries = SPONSOR_LISTS.map((name) => [
    name,
    idsOf(name).flatMap((id) => shown.get(id) ?? []),
  ])
  return Object.fromEntries(entries) as SponsorLists
}
