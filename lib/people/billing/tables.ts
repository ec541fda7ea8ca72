import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  changeTimes,
  createdAt,
  id,
  instant,
  lengthCheck,
  singleRowIndex,
  position,
  positionCheck,
  foreignKeyColumn,
  searchText,
  updatedAt,
  version,
} from '@/lib/platform/db/columns'
import { parents, pupils } from '@/lib/people/users/tables'
import type { AccessEndDates, ProductGrant } from './model'
import { OPERATOR_LIMITS } from './operator/model'
import type { OrderState } from './orders/model'
import { PRODUCT_LIMITS, type DurationUnit } from './products/model'

/** A parent's purchased rights, their end dates, and the remaining daily allowances. */
export const accessRights = pgTable(
  'access_rights',
  {
    parentId: uuid('parent_id')
      .primaryKey()
      .references(() => parents.id, { onDelete: 'cascade' }),
    /** Product name and end of the subscription; null without one. */
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

/** The products of the price list. */
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
    /** Duration of the rights, in `durationUnit`. */
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
    /** Idempotency key: a repeated activation has the same one and counts once. */
    key: text().notNull().unique(),
    parentId: foreignKeyColumn('parent_id', () => parents.id, 'cascade'),
    childId: uuid('child_id').references(() => pupils.id, { onDelete: 'set null' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Name and price at the time of payment. */
    productName: text('product_name').notNull(),
    productPrice: integer('product_price').notNull(),
    /** The rights the product granted, and the family's end dates before the activation. */
    gift: jsonb().$type<ProductGrant>().notNull(),
    before: jsonb().$type<AccessEndDates>().notNull(),
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

/** Parents' orders. Each is paid by bank transfer, cancelled or lapsed. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The number in the payment reference. */
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    parentId: foreignKeyColumn('parent_id', () => parents.id, 'cascade'),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Name and price at the time of the order; the price in euro cents. */
    productName: text('product_name').notNull(),
    price: integer().notNull(),
    state: text().$type<OrderState>().notNull().default('waiting'),
    createdAt: createdAt(),
    /** Time of the one reminder. */
    remindedAt: instant('reminded_at'),
    /** When the order was paid, cancelled or lapsed. */
    closedAt: instant('closed_at'),
    /** The activation that the payment led to. */
    activationId: uuid('activation_id').references(() => activations.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('orders_waiting_once')
      .on(t.parentId, t.productId)
      .where(sql`state = 'waiting'`),
    index('orders_by_parent').on(t.parentId),
    index('orders_by_product').on(t.productId),
    index('orders_by_activation').on(t.activationId),
    index('orders_by_state').on(t.state, t.number),
    check('orders_state', sql`${t.state} in ('waiting', 'paid', 'cancelled', 'lapsed')`),
    check('orders_price', sql`${t.price} >= 0`),
    check('orders_closed', sql`(${t.state} = 'waiting') = (${t.closedAt} is null)`),
  ],
)

/** The operator who receives payments: one row, created by the migration, empty until filled in. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    legalName: text('legal_name').notNull().default(''),
    accountName: text('account_name').notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    oib: text().notNull().default(''),
    registration: text().notNull().default(''),
    representative: text().notNull().default(''),
    phone: text().notNull().default(''),
    iban: text().notNull().default(''),
    /** Whether parents can order. */
    isActive: boolean('is_active').notNull().default(false),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    singleRowIndex('operators_one_row'),
    lengthCheck('operators_legal_name', t.legalName, 0, OPERATOR_LIMITS.legalName),
    lengthCheck('operators_account_name', t.accountName, 0, OPERATOR_LIMITS.accountName),
    lengthCheck('operators_address', t.address, 0, OPERATOR_LIMITS.address),
    lengthCheck('operators_city', t.city, 0, OPERATOR_LIMITS.city),
    lengthCheck('operators_registration', t.registration, 0, OPERATOR_LIMITS.registration),
    lengthCheck('operators_representative', t.representative, 0, OPERATOR_LIMITS.representative),
    lengthCheck('operators_phone', t.phone, 0, OPERATOR_LIMITS.phone),
    check('operators_oib', sql`${t.oib} ~ '^([0-9]{11})?$'`),
    check('operators_iban', sql`${t.iban} ~ '^(HR[0-9]{19})?$'`),
    check(
      'operators_payment',
      sql`not ${t.isActive} or (${t.legalName} <> '' and ${t.accountName} <> '' and ${t.address} <> '' and ${t.city} <> '' and ${t.iban} <> '')`,
    ),
  ],
)
