import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  id,
  lengthCheck,
  singleRowIndex,
  searchText,
  version,
} from '@/lib/platform/db/columns'
import { SITE_LIMITS as MAX } from './limits'
import type { HeroStyle, SiteListName } from './model'

/** The looks of the site (rule 18.1). */
export const siteBranding = pgTable(
  'site_branding',
  {
    id: id(),
    brandName: text('brand_name').notNull().default('Iskra'),
    icon: text(),
    logo: text(),
    hero: text(),
    heroStyle: text('hero_style').$type<HeroStyle>(),
    facebook: text(),
    instagram: text(),
    youtube: text(),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    singleRowIndex('site_branding_one_row'),
    lengthCheck('site_branding_name', t.brandName, 1, MAX.brandName),
    ...[t.facebook, t.instagram, t.youtube].map((address) =>
      check(`site_branding_${address.name}`, sql`${address} ~ '^https://'`),
    ),
  ],
)

/** The banner above every page. */
export const siteBanner = pgTable(
  'site_banner',
  {
    id: id(),
    html: text().notNull().default(''),
    /** `#rrggbb`; null for the theme's colour. */
    backgroundColor: text('background_color'),
    isActive: boolean('is_active').notNull().default(false),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    singleRowIndex('site_banner_one_row'),
    check('site_banner_color', sql`${t.backgroundColor} ~ '^#[0-9a-f]{6}$'`),
    lengthCheck('site_banner_html', t.html, 0, MAX.bannerHtml),
  ],
)

/**
 * Hand-picked lists of lessons, questions and sponsors, one row each, created by the migration. An
 * id may outlive its item; readers skip such ids.
 */
export const siteLists = pgTable('site_lists', {
  id: id(),
  name: text().$type<SiteListName>().notNull().unique(),
  /** Ids in the editors' order. */
  items: uuid().array().notNull().default([]),
  version: version(),
  ...changeTimes(),
})

export const sponsors = pgTable(
  'sponsors',
  {
    id: id(),
    name: text().notNull(),
    logoUrl: text('logo_url'),
    linkUrl: text('link_url'),
    text: text().notNull().default(''),
    /** First and last Zagreb day on which the sponsor is shown; null for no bound. */
    from: date('shown_from', { mode: 'string' }),
    until: date('shown_until', { mode: 'string' }),
    searchText: searchText(sql`name || ' ' || text`),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('sponsors_name', t.name, 1, MAX.sponsorName),
    lengthCheck('sponsors_text', t.text, 0, MAX.sponsorText),
    check('sponsors_link', sql`${t.linkUrl} ~ '^https://'`),
    check('sponsors_days', sql`${t.from} <= ${t.until}`),
  ],
)
