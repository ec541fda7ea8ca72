import { z } from 'zod'

const instant = z.iso.datetime().nullable()

/**
 * A parent's access rights; `Until` fields are ends, `UpdatedAt` the last refresh (rule 15.8).
 *
 */
export const accessSchema = z.object({
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
export type AccessView = z.output<typeof accessSchema>
