import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/platform/auth/tables'
import { createdAt, folded, id, instant, updatedAt } from '@/lib/platform/db/columns'
import type { AuditAction, RecordAction } from './model'

export const admins = pgTable('admins', {
  id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: createdAt(),
})

/** The words by which an entry is found: of the record's name, and of the admin's e-mail. */
export const LOG_WORDS = sql`to_tsvector('simple', translate(${folded(
  sql`coalesce(record_title, '') || ' ' || coalesce(admin_email, '')`,
)}, '@.-_/', '     '))`

/**
 * Who did what. Entries about accounts go with them, those about records stay under the e-mail.
 * Otherwise the database lets no entry be changed or removed (migration 0017).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The user who did it. */
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The admin who did it, as long as there is one. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    adminEmail: text('admin_email'),
    action: text().$type<AuditAction | RecordAction>().notNull(),
    /** The account it was done to. */
    subjectId: uuid('subject_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The table and id of the record it was done to. */
    recordTable: text('record_table'),
    recordId: uuid('record_id'),
    /** Its name at that time. */
    recordTitle: text('record_title'),
    /** The values that were changed; all of them of a record that is new or gone. */
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
    index('audit_log_by_words').using('gin', LOG_WORDS),
    index('audit_log_by_table').on(t.recordTable, t.id),
    index('audit_log_by_action').on(t.action, t.id),
    // Addresses of pages that were deleted (lib/editing/records/gone).
    index('audit_log_by_gone')
      .on(t.recordTable, sql`(coalesce(before ->> 'number', before ->> 'slug'))`)
      .where(sql`action = 'record-delete'`),
  ],
)

/**
 * What an editor has typed into a form and not saved yet: their own, shown nowhere else. It merges
 * with what others save meanwhile, since it knows what it began with.
 */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    recordTable: text('record_table').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The form's heading, for lists of drafts. */
    title: text().notNull(),
    /** The form's values, and those it began with; null where the record is new. */
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
 * Slugs that records had before, kept by triggers whoever changes them (decision 071): addresses lead
 * on to what the record is called now. Those of a record that is gone for good stay, too.
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

/** What records lay in before, which their addresses named: kept by triggers as well. */
export const formerPlaces = pgTable(
  'former_places',
  {
    recordId: uuid('record_id').notNull(),
    parentId: uuid('parent_id').notNull(),
    /** Its last leaving. Null: before this was kept. */
    leftAt: instant('left_at'),
  },
  (t) => [primaryKey({ columns: [t.recordId, t.parentId] })],
)
