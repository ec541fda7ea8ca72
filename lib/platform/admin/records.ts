import { z } from 'zod'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'

/** Parameters of calls about one record. */
export const recordParams = z.object({ id: z.uuid() })

/** Version of the record that the admin edited; any other stored version gives a 409. */
const seenVersion = z.int().min(1)

/** Body of a call that changes a record. */
export const changeBodySchema = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ version: seenVersion }).strict()

/**
 * Body of a change call that is specified without a version. The version is optional; without one
 * the change applies to any stored version.
 */
export const overwriteBodySchema = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ version: seenVersion.optional() }).strict()

/**
 * Body of a call that creates a record. The client may choose the id, so that a repeated call after
 * a lost response changes the same record.
 */
export const creationBodySchema = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ _id: z.uuidv7().optional() }).strict()

/** A sentence about dependent records, and whether they prevent the deletion. */
export const dependentsNoticeSchema = z.object({ sentence: z.string(), isInTheWay: z.boolean() })
export type DependentsNotice = z.output<typeof dependentsNoticeSchema>

/** The notice for a record that can't be deleted while it has dependents: „Udžbenik ima 2 cjeline.” */
export function blockingDependentsNotice(
  holds: string,
  ...parts: [number, PluralForms][]
): DependentsNotice {
  const isInTheWay = parts.some(([count]) => count > 0)
  const named = parts.map(([count, forms]) => counted(count, forms)).join(' i ')
  return { sentence: isInTheWay ? `${holds} ${named}.` : '', isInTheWay }
}

/** Fields that every record has. */
export const recordShape = { _id: z.uuid(), version: z.int() }
export type RecordBase = { _id: string; version: number; below?: DependentsNotice }

/** Query of a deletion: the version and the sentence about dependent records that the admin saw. */
export const removalQuerySchema = z.object({
  version: z.coerce.number().pipe(seenVersion).optional(),
  seen: z.string().max(500).default(''),
})

export const removedSchema = z.object({ success: z.literal(true) })

export const RECORD_MESSAGES = {
  missing: 'Ovog zapisa više nema.',
  changed: 'Netko je u međuvremenu spremio drukčije.',
} as const
