import 'server-only'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { readInitialText } from './initial-texts'
import { SITE_PAGES, type PageText, type SitePageSlug } from './model'
import { sitePages } from './tables'

/** The text of a page: an editor's text, or else the initial one. */
export async function findPageText(slug: SitePageSlug): Promise<PageText> {
  const [row] = await db().select().from(sitePages).where(eq(sitePages.slug, slug))
  return row ?? readInitialText(slug)
}

/** The addresses of all pages. `changed` is null before an editor has opened the list of pages. */
export async function listPageAddresses(): Promise<{ path: string; changed: Date | null }[]> {
  const rows = await db()
    .select({ slug: sitePages.slug, updatedAt: sitePages.updatedAt })
    .from(sitePages)
  const changes = new Map(rows.map(({ slug, updatedAt }) => [slug, updatedAt]))
  return SITE_PAGES.map((slug) => ({ path: `/${slug}`, changed: changes.get(slug) ?? null }))
}
