import { z } from 'zod'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'

/** For calls about one record. */
export const recordParams = z.object({ id: z.uuid() })

/** The changes of the record that its admin has seen; another number is answered with 409. */
const seenVersion = z.int().min(1)

/** A body that changes a record. */
export const changing = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ version: seenVersion }).strict()

/** The same for a call whose specified client sends no version: then it changes what is there. */
export const overwriting = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ version: seenVersion.optional() }).strict()

/**
 * A body that creates a record. The client may choose its id: sent again after a lost answer, it
 * changes the same record.
 */
export const creating = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ _id: z.uuidv7().optional() }).strict()

/** What hangs below a record, in a sentence; whether it keeps the record from being deleted. */
export const belowSchema = z.object({ sentence: z.string(), isInTheWay: z.boolean() })
export type Below = z.output<typeof belowSchema>

/**
 * What hangs below a record that can only be deleted when that is nothing: „Udžbenik ima 2
 * cjeline.”
 */
export function inTheWay(holds: string, ...parts: [number, PluralForms][]): Below {
  const isInTheWay = parts.some(([count]) => count > 0)
  const named = parts.map(([count, forms]) => counted(count, forms)).join(' i ')
  return { sentence: isInTheWay ? `${holds} ${named}.` : '', isInTheWay }
}

/** What every record says of itself beside its fields. */
export const recordShape = { _id: z.uuid(), version: z.int() }
export type RecordBase = { _id: string; version: number; below?: Below }

/** What deletes a record: only one as it was seen, with what was said to hang below it. */
export const removalQuery = z.object({
  version: z.coerce.number().pipe(seenVersion).optional(),
  seen: z.string().max(500).default(''),
})

export const removedSchema = z.object({ success: z.literal(true) })

export const RECORD_MESSAGES = {
  missing: 'Ovog zapisa više nema.',
  changed: 'Netko je u međuvremenu spremio drukčije.',
} as const
