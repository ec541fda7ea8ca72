import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/platform/auth/tables'
import { grades } from '@/lib/content/curriculum/tables'
import { changeTimes, croatian, lengthCheck, rowId, searchText } from '@/lib/platform/db/columns'
import { AUTH_LIMITS } from '@/lib/platform/auth/limits'
import { USER_LIMITS as MAX } from './limits'

const accountId = () =>
  uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' })

export const parents = pgTable(
  'parents',
  {
    id: accountId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As the parent writes it; `accounts.login_key` is what is compared. */
    email: text().notNull(),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** The address that takes its place once it is confirmed; null while none waits. */
    pendingEmail: text('pending_email'),
    subscribedToNewsletter: boolean('subscribed_to_newsletter').notNull().default(false),
    /** Whether a report of the children's week comes by mail each Sunday evening. */
    wantsWeeklyReport: boolean('wants_weekly_report').notNull().default(false),
    /** Whether a letter comes when the professor has answered a child. */
    wantsProfessorLetters: boolean('wants_professor_letters').notNull().default(false),
    /** When the parent consented for the children (GDPR, article 8), and to the terms with it. */
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    /** Which edition of the terms was accepted, and when that was a later one. */
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    searchText: searchText(sql`first_name || ' ' || last_name || ' ' || email`),
    ...changeTimes(),
  },
  (t) => [
    index('parents_by_name').on(croatian(t.firstName), t.id),
    lengthCheck('parents_first_name', t.firstName, 1, MAX.name),
    lengthCheck('parents_last_name', t.lastName, 1, MAX.name),
    lengthCheck('parents_email', t.email, 3, AUTH_LIMITS.email),
    lengthCheck('parents_pending_email', t.pendingEmail, 3, AUTH_LIMITS.email),
  ],
)

export const pupils = pgTable(
  'pupils',
  {
    id: accountId(),
    parentId: rowId('parent_id', () => parents.id, 'restrict'),
    firstName: text('first_name').notNull(),
    nickName: text('nick_name').notNull(),
    /**
     * How the nickname looks (`lookOf`); null where two that look the same are older than the rule.
     */
    nickLook: text('nick_look'),
    gradeId: rowId('grade_id', () => grades.id, 'restrict'),
    avatarURL: text('avatar_url'),
    xp: integer().notNull().default(0),
    dailyVisits: integer('daily_visits').notNull().default(0),
    /** What the parent allows: XP, flames and their dialogs; a place on leaderboards. */
    hasRewards: boolean('has_rewards').notNull().default(true),
    isOnLeaderboards: boolean('is_on_leaderboards').notNull().default(true),
    /** Whether leaderboards show the nickname; else a drawn name. */
    showsNickname: boolean('shows_nickname').notNull().default(false),
    /** False where the parent has switched the assistant off. */
    mayUseAssistant: boolean('may_use_assistant').notNull().default(true),
    notebookColor: text('notebook_color'),
    searchText: searchText(sql`first_name || ' ' || nick_name`),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('pupils_first_name', t.firstName, 1, MAX.name),
    lengthCheck('pupils_nick_name', t.nickName, MAX.nickNameMin, MAX.nickName),
    // A nickname never looks like an e-mail address: sign-in takes either.
    check('pupils_nick_name_form', sql`position('@' in ${t.nickName}) = 0`),
    lengthCheck('pupils_avatar', t.avatarURL, 1, MAX.avatarURL),
    check('pupils_xp', sql`${t.xp} >= 0`),
    check('pupils_daily_visits', sql`${t.dailyVisits} >= 0`),
    uniqueIndex('pupils_nick_look').on(t.nickLook),
    index('pupils_by_name').on(croatian(t.firstName), t.id),
    index('pupils_by_parent').on(t.parentId),
    index('pupils_by_grade').on(t.gradeId),
  ],
)

/** The pupil that a row belongs to; the row goes with the pupil. */
export const pupilId = () => rowId('pupil_id', () => pupils.id, 'cascade')
