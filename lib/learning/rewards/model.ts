import { z } from 'zod'

/** What redeeming an award changed (specification, section 3: XP animation data). */
export const xpChangeSchema = z.object({
  oldXP: z.int(),
  newXP: z.int(),
  xpGained: z.int(),
  oldLevel: z.int(),
  newLevel: z.int(),
})
export type XpChange = z.output<typeof xpChangeSchema>

/** What an arrival changed (specification, section 3: streak animation data). */
export const visitChangeSchema = z.object({
  /** The Zagreb day by the server's clock: a browser's may be another. */
  day: z.iso.date(),
  /** Flames of this day's first visit; 0 when the pupil was here before today. */
  flames: z.int(),
  dailyVisits: z.int(),
  oldFireLevel: z.int(),
  newFireLevel: z.int(),
})
export type VisitChange = z.output<typeof visitChangeSchema>
