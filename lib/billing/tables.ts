import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  createdAt,
  id,
  instant,
  lengthCheck,
  position,
  positionCheck,
  rowId,
  searchText,
  updatedAt,
  version,
} from '@/lib/db/columns'
import { parents, pupils } from '@/lib/users/tables'
import type { Ends, Gift } from './activation/ends'
import { PRODUCT_LIMITS, type DurationUnit } from './products/model'

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
    index('access_rights_by_end').on(t.subscriptionUntil),
    check('access_rights_tokens', sql`${t.tokensNo} >= 0`),
    check('access_rights_professor', sql`${t.professorNo} >= 0`),
    check(
      'access_rights_subscription',
      sql`(${t.subscriptionUntil} is null) = (${t.subscriptionName} is null)`,
    ),
  ],
)

/** What parents can buy. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** In euro cents. */
    price: integer().notNull(),
    hasSubscription: boolean('has_subscription').notNull().default(false),
    hasAi: boolean('has_ai').notNull().default(false),
    hasAiMax: boolean('has_ai_max').notNull().default(false),
    hasProfessor: boolean('has_professor').notNull().default(false),
    /** How long it gives them, in `durationUnit`. */
    duration: integer().notNull(),
    durationUnit: text('duration_unit').$type<DurationUnit>().notNull(),
    position: position(),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    searchText: searchText(sql`name`),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('products_name', t.name, 1, PRODUCT_LIMITS.name),
    lengthCheck('products_description', t.description, 0, PRODUCT_LIMITS.description),
    check('products_price', sql`${t.price} >= 0`),
    check('products_duration', sql`${t.duration} >= 1`),
    check('products_unit', sql`${t.durationUnit} in ('day', 'month')`),
    check(
      'products_gift',
      sql`${t.hasSubscription} or ${t.hasAi} or ${t.hasAiMax} or ${t.hasProfessor}`,
    ),
    positionCheck('products_position', t.position),
  ],
)

/** Products that admins have activated for families. */
export const activations = pgTable(
  'activations',
  {
    id: id(),
    /** What the same activation, sent again, has again. */
    key: text().notNull().unique(),
    parentId: rowId('parent_id', () => parents.id, 'cascade'),
    childId: uuid('child_id').references(() => pupils.id, { onDelete: 'set null' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** As they were paid. */
    productName: text('product_name').notNull(),
    productPrice: integer('product_price').notNull(),
    /** What the product gave, and the family's ends before it. */
    gift: jsonb().$type<Gift>().notNull(),
    before: jsonb().$type<Ends>().notNull(),
    adminEmail: text('admin_email').notNull(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('activations_by_parent').on(t.parentId),
    index('activations_by_child').on(t.childId),
    index('activations_by_product').on(t.productId),
  ],
)
