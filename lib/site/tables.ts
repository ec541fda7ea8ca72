import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { lessons } from '@/lib/content/tables'
import {
  changeTimes,
  id,
  lengthCheck,
  position,
  positionCheck,
  rowId,
  updatedAt,
} from '@/lib/db/columns'
import { questions } from '@/lib/questions/tables'

/** The one row of branding and banner (specification, section 3: dynamic content). */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: smallint().primaryKey().default(1),
    icon: text(),
    logo: text(),
    brandName: text('brand_name').notNull().default('Iskra'),
    hero: text(),
    heroStyle: text('hero_style'),
    bannerHtml: text('banner_html'),
    bannerColor: text('banner_color'),
    bannerIsActive: boolean('banner_is_active').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('site_settings_one_row', sql`${t.id} = 1`),
    check('site_settings_banner_color', sql`${t.bannerColor} ~ '^#[0-9a-f]{6}$'`),
    lengthCheck('site_settings_brand_name', t.brandName, 1, 60),
    lengthCheck('site_settings_banner', t.bannerHtml, 0, 2_000),
  ],
)

/** Hand-picked lists of lessons; `highlighted` is shown on the page of the lesson's own grade. */
export const FEATURED_LISTS = ['trending', 'fresh', 'highlighted'] as const

export const featuredLessons = pgTable(
  'featured_lessons',
  {
    list: text().$type<(typeof FEATURED_LISTS)[number]>().notNull(),
    lessonId: rowId('lesson_id', () => lessons.id, 'cascade'),
    position: position(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.lessonId] }),
    index('featured_lessons_by_lesson').on(t.lessonId),
    check('featured_lessons_list', sql`${t.list} in ('trending', 'fresh', 'highlighted')`),
    positionCheck('featured_lessons_position', t.position),
  ],
)

export const highlightedQuestions = pgTable(
  'highlighted_questions',
  {
    questionId: uuid('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (t) => [positionCheck('highlighted_questions_position', t.position)],
)

export const sponsors = pgTable(
  'sponsors',
  {
    id: id(),
    name: text().notNull(),
    logoUrl: text('logo_url'),
    linkUrl: text('link_url'),
    text: text().notNull().default(''),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('sponsors_name', t.name, 1, 120),
    check('sponsors_link', sql`${t.linkUrl} ~ '^https://'`),
  ],
)

/** Lists and slots of sponsors, named as the API names them (specification, section 3). */
export const SPONSOR_LISTS = [
  'bestFriends',
  'friends',
  'promoSponsors',
  'motivationalSponsors',
  'kwizSponsor',
  'cardsSponsor',
  'spajalicaSponsor',
  'scriptSponsor',
  'testSponsor',
] as const

export const sponsorPlacements = pgTable(
  'sponsor_placements',
  {
    list: text().$type<(typeof SPONSOR_LISTS)[number]>().notNull(),
    sponsorId: rowId('sponsor_id', () => sponsors.id, 'cascade'),
    position: position(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.sponsorId] }),
    index('sponsor_placements_by_sponsor').on(t.sponsorId),
    positionCheck('sponsor_placements_position', t.position),
    check(
      'sponsor_placements_list',
      sql`${t.list} in ('bestFriends', 'friends', 'promoSponsors', 'motivationalSponsors', 'kwizSponsor', 'cardsSponsor', 'spajalicaSponsor', 'scriptSponsor', 'testSponsor')`,
    ),
  ],
)
