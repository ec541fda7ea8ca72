import { z } from 'zod'
import type { DurationUnit } from './products/model'

const instant = z.iso.datetime().nullable()

/**
 * A parent's access rights. Fields ending in `Until` are the times when a right ends; those ending
 * in `UpdatedAt` are the times when a counter was last refilled (rule 15.8).
 */
export const accessViewSchema = z.object({
  subscription: z.object({ name: z.string(), until: z.iso.datetime() }).nullable(),
  aiUntil: instant,
  aiMaxUntil: instant,
  /** Whether this site has a language model. Without one the assistant answers from the lessons. */
  hasModel: z.boolean(),
  tokensNo: z.int(),
  tokensUpdatedAt: instant,
  professorUntil: instant,
  professorNo: z.int(),
  professorNoUpdatedAt: instant,
})
export type AccessView = z.output<typeof accessViewSchema>

/** The rights a product grants, and their duration. */
export type ProductGrant = {
  name: string
  hasSubscription: boolean
  hasAi: boolean
  hasAiMax: boolean
  hasProfessor: boolean
  duration: number
  durationUnit: DurationUnit
}

/** End dates of a family's rights, as ISO instants. */
export type AccessEndDates = {
  subscriptionName: string | null
  subscriptionUntil: string | null
  aiUntil: string | null
  aiMaxUntil: string | null
  professorUntil: string | null
}
