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
import {
  changeTimes,
  croatianOrderSql,
  lengthCheck,
  foreignKeyColumn,
  searchText,
} from '@/lib/platform/db/columns'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
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
    /** As the parent wrote it; sign-in compares `accounts.login_key`. */
    email: text().notNull(),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** The new address until it is confirmed, otherwise null. */
    pendingEmail: text('pending_email'),
    subscribedToNewsletter: boolean('subscribed_to_newsletter').notNull().default(false),
    /** Whether the parent receives a weekly report of the children each Sunday evening. */
    wantsWeeklyReport: boolean('wants_weekly_report').notNull().default(false),
    /** Whether the parent is e-mailed when the professor answers a child. */
    wantsProfessorLetters: boolean('wants_professor_letters').notNull().default(false),
    /** When the parent consented for the children (GDPR, article 8) and accepted the terms. */
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    /** The accepted edition of the terms, and the time when a later edition was accepted. */
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    searchText: searchText(sql`first_name || ' ' || last_name || ' ' || email`),
    ...changeTimes(),
  },
  (t) => [
    index('parents_by_name').on(croatianOrderSql(t.firstName), t.id),
    lengthCheck('parents_first_name', t.firstName, 1, MAX.name),
    lengthCheck('parents_last_name', t.lastName, 1, MAX.name),
    lengthCheck('parents_email', t.email, 3, CREDENTIAL_LENGTHS.email),
    lengthCheck('parents_pending_email', t.pendingEmail, 3, CREDENTIAL_LENGTHS.email),
  ],
)

export const pupils = pgTable(
  'pupils',
  {
    id: accountId(),
    parentId: foreignKeyColumn('parent_id', () => parents.id, 'restrict'),
    firstName: text('first_name').notNull(),
    nickName: text('nick_name').notNull(),
    /**
     * The nickname in a normalized form, in which letters that look alike are equal
     * (`normalizedLook`). Null for old nicknames that looked like another one before that was
     * forbidden.
     */
    nickLook: text('nick_look'),
    gradeId: foreignKeyColumn('grade_id', () => grades.id, 'restrict'),
    avatarURL: text('avatar_url'),
    xp: integer().notNull().default(0),
    dailyVisits: integer('daily_visits').notNull().default(0),
    /** The parent's settings: XP, flames and their dialogs; leaderboards. */
    hasRewards: boolean('has_rewards').notNull().default(true),
    isOnLeaderboards: boolean('is_on_leaderboards').notNull().default(true),
    /** Whether leaderboards show the nickname instead of a drawn name. */
    showsNickname: boolean('shows_nickname').notNull().default(false),
    /** False if the parent has switched the assistant off. */
    mayUseAssistant: boolean('may_use_assistant').notNull().default(true),
    notebookColor: text('notebook_color'),
    /** What the pupil's mascot wears (lib/learning/rewards/mascot-pieces). */
    mascotPieces: text('mascot_pieces')
      .array()
      .notNull()
      .default(sql`'{}'`),
    searchText: searchText(sql`first_name || ' ' || nick_name`),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('pupils_first_name', t.firstName, 1, MAX.name),
    lengthCheck('pupils_nick_name', t.nickName, MAX.nickNameMin, MAX.nickName),
    // A nickname never looks like an e-mail address: sign-in accepts both.
    check('pupils_nick_name_form', sql`position('@' in ${t.nickName}) = 0`),
    lengthCheck('pupils_avatar', t.avatarURL, 1, MAX.avatarURL),
    check('pupils_xp', sql`${t.xp} >= 0`),
    check('pupils_daily_visits', sql`${t.dailyVisits} >= 0`),
    uniqueIndex('pupils_nick_look').on(t.nickLook),
    index('pupils_by_name').on(croatianOrderSql(t.firstName), t.id),
    index('pupils_by_parent').on(t.parentId),
    index('pupils_by_grade').on(t.gradeId),
  ],
)

/** The pupil a row belongs to. Deleting the pupil deletes the row. */
export const pupilIdColumn = () => foreignKeyColumn('pupil_id', () => pupils.id, 'cascade')
