import { z } from 'zod'

/** The result of redeeming an award (rule 20.20). */
export const xpChangeSchema = z.object({
  oldXP: z.int(),
  newXP: z.int(),
  xpGained: z.int(),
  oldLevel: z.int(),
  newLevel: z.int(),
})
export type XpChange = z.output<typeof xpChangeSchema>

/** The result of a visit (rule 20.20). */
export const visitChangeSchema = z.object({
  /** The Zagreb day by the server's clock; a browser's clock may differ. */
  day: z.iso.date(),
  /** Flames for the first visit of the day; 0 for later visits. */
  flames: z.int(),
  dailyVisits: z.int(),
  oldFireLevel: z.int(),
  newFireLevel: z.int(),
})
export type VisitChange = z.output<typeof visitChangeSchema>
