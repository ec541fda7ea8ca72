import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  changeTimes,
  createdAt,
  id,
  instant,
  lengthCheck,
  foreignKeyColumn,
} from '@/lib/platform/db/columns'
import { CREDENTIAL_LENGTHS as MAX } from './limits'
import { OIDC_LIMITS } from './oidc/limits'
import type { AccountKind, LinkPurpose } from './model'

/**
 * Accounts that can have sessions. Other data of users and admins is in the tables of
 * lib/people/users and lib/platform/admin.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    kind: text().$type<AccountKind>().notNull(),
    /** E-mail or nickname as `toLoginKey` writes it. */
    loginKey: text('login_key').notNull(),
    /**
     * Argon2id; null for a pupil's account that only the parent opens, or that has a picture
     * password.
     */
    passwordHash: text('password_hash'),
    /** Argon2id of a child's picture password, instead of a password. */
    pictureHash: text('picture_hash'),
    /** When an admin blocked the account; null for an account that is not blocked. */
    blockedAt: instant('blocked_at'),
    ...changeTimes(),
  },
  (t) => [
    check('accounts_kind', sql`${t.kind} in ('roditelj', 'ucenik', 'admin')`),
    check('accounts_password', sql`${t.kind} = 'ucenik' or ${t.passwordHash} is not null`),
    check(
      'accounts_pictures',
      sql`${t.pictureHash} is null or (${t.kind} = 'ucenik' and ${t.passwordHash} is null)`,
    ),
    lengthCheck('accounts_login', t.loginKey, 1, MAX.email),
    index('accounts_blocked')
      .on(t.id)
      .where(sql`blocked_at is not null`),
    uniqueIndex('accounts_user_login')
      .on(t.loginKey)
      .where(sql`${t.kind} <> 'admin'`),
    uniqueIndex('accounts_admin_login')
      .on(t.loginKey)
      .where(sql`${t.kind} = 'admin'`),
    // For look-ups without a known kind, which the two partial indexes above can't serve.
    index('accounts_by_login').on(t.loginKey),
  ],
)

/** Open sessions; ended ones are deleted. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: foreignKeyColumn('account_id', () => accounts.id, 'cascade'),
    /** The parent who opened this session of a child (login-as-child). */
    openedBy: uuid('opened_by').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Time of the latest call, accurate to an hour. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /**
     * When the owner last confirmed the session with the password (lib/platform/auth/confirmation);
     * null if never.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** True from a confirmation until a call consumes it. */
    isConfirmationUnspent: boolean('is_confirmation_unspent').notNull().default(false),
  },
  (t) => [
    index('sessions_by_account').on(t.accountId),
    index('sessions_by_opener').on(t.openedBy),
    index('sessions_by_end').on(t.expiresAt),
  ],
)

/**
 * Accounts at an OpenID provider that sign in to an account here (decision 103). Found by issuer
 * and subject only: an e-mail address at the provider proves nothing.
 */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    accountId: foreignKeyColumn('account_id', () => accounts.id, 'cascade'),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    lengthCheck('identities_issuer', t.issuer, 1, OIDC_LIMITS.issuer),
    lengthCheck('identities_subject', t.subject, 1, OIDC_LIMITS.subject),
    uniqueIndex('identities_by_subject').on(t.issuer, t.subject),
    uniqueIndex('identities_by_account').on(t.accountId, t.issuer),
  ],
)

/** Mailed single-use links, with only the hashes of their tokens. */
export const links = pgTable(
  'links',
  {
    /** SHA-256 of the link's token, hexadecimal. */
    hash: text().primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    accountId: foreignKeyColumn('account_id', () => accounts.id, 'cascade'),
    /** The former e-mail that an undo link restores, as its owner wrote it. */
    email: text(),
    /**
     * The same e-mail in the form of `toLoginKey`, which nobody else can take while the link is
     * valid.
     */
    loginKey: text('login_key'),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('links_purpose', sql`${t.purpose} in ('reset', 'confirm-email', 'undo-email')`),
    check(
      'links_email',
      sql`num_nonnulls(${t.email}, ${t.loginKey}) = case when ${t.purpose} = 'undo-email' then 2 else 0 end`,
    ),
    index('links_by_account').on(t.accountId),
    index('links_by_login')
      .on(t.loginKey)
      .where(sql`login_key is not null`),
  ],
)

/**
 * Ids of erased accounts without further data, so that restoring a backup doesn't bring them back.
 */
export const erasedAccounts = pgTable('erased_accounts', { id: uuid().primaryKey() })

/** Counts of the shared limits, in the columns and order that `RateLimiterPostgres` expects. */
export const rateLimitCounts = pgTable('attempts', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** In milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})
