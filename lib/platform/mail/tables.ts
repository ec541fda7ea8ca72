import 'server-only'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/platform/auth/tables'
import { bytea, createdAt, id, foreignKeyColumn } from '@/lib/platform/db/columns'

/** Letters to send, and sent letters, until their account is deleted. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** The owner of the letter, which is deleted with the account. */
    accountId: foreignKeyColumn('account_id', () => accounts.id, 'cascade'),
    recipient: text().notNull(),
    subject: text().notNull(),
    /**
     * Plain text and HTML; emptied after sending, since they may contain a link that opens an
     * account.
     */
    text: text().notNull(),
    html: text().notNull(),
    /** A PNG that the HTML shows; emptied after sending too. */
    picture: bytea(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null once the letter was sent or given up. */
    dueAt: timestamp('due_at', { withTimezone: true }).defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_by_due').on(t.dueAt), index('outbox_by_account').on(t.accountId)],
)
