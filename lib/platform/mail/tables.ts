import 'server-only'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/platform/auth/tables'
import { bytea, createdAt, id, rowId } from '@/lib/platform/db/columns'

/** Letters to be sent, and those that were, until their account goes. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Whose letter it is: it goes with the account. */
    accountId: rowId('account_id', () => accounts.id, 'cascade'),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text and HTML; emptied once sent, since they may hold a link that opens an account. */
    text: text().notNull(),
    html: text().notNull(),
    /** A PNG that the HTML shows; emptied with it. */
    picture: bytea(),
    attempts: integer().notNull().default(0),
    /** When to try next; null once it was sent or given up. */
    dueAt: timestamp('due_at', { withTimezone: true }).defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_by_due').on(t.dueAt), index('outbox_by_account').on(t.accountId)],
)
