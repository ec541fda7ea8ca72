import 'server-only'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { updatedAt } from '@/lib/db/columns'
import { parents } from '@/lib/users/tables'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What a parent has bought, until when, and what is left of the day's allowance. */
export const accessRights = pgTable(
  'access_rights',
  {
    parentId: uuid('parent_id')
      .primaryKey()
      .references(() => parents.id, { onDelete: 'cascade' }),
    /** Name of the product and end of the subscription; null without one. */
    subscriptionName: text('subscription_name'),
    subscriptionUntil: instant('subscription_until'),
    aiUntil: instant('ai_until'),
    aiMaxUntil: instant('ai_max_until'),
    tokensNo: integer('tokens_no').notNull().default(0),
    tokensUpdatedAt: instant('tokens_updated_at'),
    professorUntil: instant('professor_until'),
    professorNo: integer('professor_no').notNull().default(0),
    professorNoUpdatedAt: instant('professor_no_updated_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('access_rights_tokens', sql`${t.tokensNo} >= 0`),
    check('access_rights_professor', sql`${t.professorNo} >= 0`),
    check(
      'access_rights_subscription',
      sql`(${t.subscriptionUntil} is null) = (${t.subscriptionName} is null)`,
    ),
  ],
)
