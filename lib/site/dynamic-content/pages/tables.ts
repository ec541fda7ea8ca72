import 'server-only'
import { sql } from 'drizzle-orm'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { changeTimes, id, lengthCheck, searchText, slug, version } from '@/lib/platform/db/columns'
import { PAGE_LIMITS as MAX, type SitePageSlug } from './model'

/** The pages' texts, added when an editor opens their list; until then the initial texts show. */
export const sitePages = pgTable(
  'site_pages',
  {
    id: id(),
    slug: slug().$type<SitePageSlug>(),
    title: text().notNull(),
    description: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    edition: text().notNull().default(''),
    changeNote: text('change_note').notNull().default(''),
    searchText: searchText(sql`title || ' ' || description`),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('site_pages_title', t.title, 1, MAX.title),
    lengthCheck('site_pages_description', t.description, 1, MAX.description),
    lengthCheck('site_pages_text', t.text, 1, MAX.text),
    lengthCheck('site_pages_note', t.changeNote, 0, MAX.changeNote),
  ],
)
