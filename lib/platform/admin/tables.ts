import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/platform/auth/tables'
import { createdAt, foldedSql, id, instant, updatedAt } from '@/lib/platform/db/columns'
import type { AccountAction, RecordAction } from './model'

export const admins = pgTable('admins', {
  id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: createdAt(),
})

/** The search vector of an entry: the words of the record's name and of the admin's e-mail. */
export const AUDIT_SEARCH_VECTOR = sql`to_tsvector('simple', translate(${foldedSql(
  sql`coalesce(record_title, '') || ' ' || coalesce(admin_email, '')`,
)}, '@.-_/', '     '))`

/**
 * The audit log. Entries about accounts are deleted with the account; entries about records keep
 * the admin's e-mail. Apart from that, the database refuses to change or delete entries (migration
 * 0017).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The user who performed the action; null for an admin's action. */
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * The admin who performed the action; null for a user's action, and after the admin's account
     * is deleted.
     */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    adminEmail: text('admin_email'),
    action: text().$type<AccountAction | RecordAction>().notNull(),
    /** The account that the action concerned. */
    subjectId: uuid('subject_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Table and id of the record that the action concerned. */
    recordTable: text('record_table'),
    recordId: uuid('record_id'),
    /** Name of the record at that time. */
    recordTitle: text('record_title'),
    /** The changed values; for a new or deleted record all values. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    check('audit_log_actor', sql`(${t.actorId} is null) <> (${t.adminEmail} is null)`),
    index('audit_log_by_actor').on(t.actorId),
    index('audit_log_by_admin').on(t.adminId),
    index('audit_log_by_subject').on(t.subjectId),
    index('audit_log_by_record').on(t.recordId, t.id),
    index('audit_log_by_words').using('gin', AUDIT_SEARCH_VECTOR),
    index('audit_log_by_table').on(t.recordTable, t.id),
    index('audit_log_by_action').on(t.action, t.id),
    // For addresses of deleted pages (lib/editing/records/gone).
    index('audit_log_by_gone')
      .on(t.recordTable, sql`(coalesce(before ->> 'number', before ->> 'slug'))`)
      .where(sql`action = 'record-delete'`),
  ],
)

/**
 * Unsaved form values of an editor, visible only to them. A draft stores the values it began with,
 * so that it can be merged with what others saved meanwhile.
 */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    recordTable: text('record_table').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The heading of the form, for lists of drafts. */
    title: text().notNull(),
    /** The form's values, and the values it began with; `base` is null for a new record. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    base: jsonb().$type<Record<string, unknown>>(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.adminId, t.recordTable, t.recordId] }),
    index('record_drafts_by_record').on(t.recordTable, t.recordId),
  ],
)

/**
 * Former slugs of records, stored by triggers for every change (decision 071), so that old
 * addresses redirect. Slugs of records deleted for good are kept too.
 */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    /** The table of the record. */
    kind: text().notNull(),
    slug: text().notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] })],
)

/** Former parents of records, which old addresses contain; stored by triggers too. */
export const formerParents = pgTable(
  'former_places',
  {
    recordId: uuid('record_id').notNull(),
    parentId: uuid('parent_id').notNull(),
    /** When the record last left this parent; null if that was before times were stored. */
    leftAt: instant('left_at'),
  },
  (t) => [primaryKey({ columns: [t.recordId, t.parentId] })],
)
