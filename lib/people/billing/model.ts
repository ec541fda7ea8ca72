import { z } from 'zod'
import type { DurationUnit } from './products/model'

const instant = z.iso.datetime().nullable()

/**
 * What a parent may use; `Until` are ends, `UpdatedAt` the last refresh (specification, section 3).
 */
export const accessSchema = z.object({
  subscription: z.object({ name: z.string(), until: z.iso.datetime() }).nullable(),
  aiUntil: instant,
  aiMaxUntil: instant,
  /** Whether this site has a model; without one the assistant answers from the lessons. */
  hasModel: z.boolean(),
  tokensNo: z.int(),
  tokensUpdatedAt: instant,
  professorUntil: instant,
  professorNo: z.int(),
  professorNoUpdatedAt: instant,
})
export type AccessView = z.output<typeof accessSchema>

/** What a product gives, and for how long. */
export type Gift = {
  name: string
  hasSubscription: boolean
  hasAi: boolean
  hasAiMax: boolean
  hasProfessor: boolean
  duration: number
  durationUnit: DurationUnit
}

/** Ends of a family's rights, as ISO instants. */
export type Ends = {
  subscriptionName: string | null
  subscriptionUntil: string | null
  aiUntil: string | null
  aiMaxUntil: string | null
  professorUntil: string | null
}
