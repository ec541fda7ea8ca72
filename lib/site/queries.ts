import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { listLessons } from '@/lib/content/queries'
import { db } from '@/lib/db/client'
import { isShown } from '@/lib/questions/queries'
import { questions } from '@/lib/questions/tables'
import type { DynamicContent, SiteContent } from './model'
import {
  featuredLessons,
  highlightedQuestions,
  siteSettings,
  SPONSOR_LISTS,
  sponsorPlacements,
  sponsors,
} from './tables'
import sanitizeHtml from 'sanitize-html'

/** What an admin's banner may hold: emphasis, line breaks and links of this site or to https. */
export const sanitiseBanner = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'u', 'br', 'span', 'a', 'p'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
  })

/** Everything editors choose for the site, in one object (specification, section 7). */
export async function findDynamicContent(): Promise<DynamicContent> {
  const site = await findSite()
  const featured = await db()
    .select({ list: featuredLessons.list, lessonId: featuredLessons.lessonId })
    .from(featuredLessons)
    .orderBy(asc(featuredLessons.position))
  const lessons = await listLessons(featured.map(({ lessonId }) => lessonId))
  const inList = (list: string) => {
    const ids = featured.filter((row) => row.list === list).map(({ lessonId }) => lessonId)
    return ids.flatMap((id) => lessons.find(({ _id }) => _id === id) ?? [])
  }
  const highlighted = await db()
    .select({ id: highlightedQuestions.questionId })
    .from(highlightedQuestions)
    .innerJoin(questions, and(eq(questions.id, highlightedQuestions.questionId), isShown))
    .orderBy(asc(highlightedQuestions.position))
  return {
    ...site,
    trending: inList('trending'),
    fresh: inList('fresh'),
    highlightedGradeLessons: byGrade(inList('highlighted')),
    highlightedQuestions: highlighted.map(({ id }) => id),
  }
}

/** What every page may show: branding, banner and sponsors. */
export async function findSite(): Promise<SiteContent> {
  const [settings] = await db().select().from(siteSettings)
  return {
    icon: settings?.icon ?? null,
    logo: settings?.logo ?? null,
    brandName: settings?.brandName ?? 'Iskra',
    hero: settings?.hero ?? null,
    heroStyle: settings?.heroStyle ?? null,
    banner: settings?.bannerIsActive
      ? { backgroundColor: settings.bannerColor, html: sanitiseBanner(settings.bannerHtml ?? '') }
      : null,
    ...(await listSponsors()),
  }
}

function byGrade(lessons: { _id: string; gradeSlug: string }[]) {
  const slugs = [...new Set(lessons.map(({ gradeSlug }) => gradeSlug))]
  return slugs.map((grade) => ({
    grade,
    lessons: lessons.filter(({ gradeSlug }) => gradeSlug === grade).map(({ _id }) => _id),
  }))
}

type SponsorLists = Pick<DynamicContent, (typeof SPONSOR_LISTS)[number]>

async function listSponsors(): Promise<SponsorLists> {
  const rows = await db()
    .select({
      list: sponsorPlacements.list,
      sponsor: {
        _id: sponsors.id,
        name: sponsors.name,
        logoUrl: sponsors.logoUrl,
        linkUrl: sponsors.linkUrl,
        text: sponsors.text,
      },
    })
    .from(sponsorPlacements)
    .innerJoin(sponsors, eq(sponsors.id, sponsorPlacements.sponsorId))
    .orderBy(asc(sponsorPlacements.position))
  const entries = SPONSOR_LISTS.map((name) => [
    name,
    rows.filter(({ list }) => list === name).map(({ sponsor }) => sponsor),
  ])
  return Object.fromEntries(entries) as SponsorLists
}
