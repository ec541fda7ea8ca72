import { z } from 'zod'

/** How well a lesson is known, by the last answers to its questions (lib/mastery/mastery). */
export const masterySchema = z.object({ right: z.int(), of: z.int(), isMastered: z.boolean() })
