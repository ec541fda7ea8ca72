import { z } from 'zod'
import { recordParams } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'

const pointSchema = z.object({ x: z.number(), y: z.number() })

/** A drawing in units of pixels, its origin at the top left. */
const drawingSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** Lessons with their centres, in the textbook's order; those of other textbooks come last. */
  lessons: z.array(
    pointSchema.extend({
      _id: z.uuid(),
      title: z.string(),
      /** The name of another textbook; null in this one. */
      book: z.string().nullable(),
      isPublished: z.boolean(),
      /** Titles of its prerequisites. */
      prerequisites: z.array(z.string()),
    }),
  ),
  /** Lines from each prerequisite to the lesson that needs it. */
  lines: z.array(z.array(pointSchema)),
})
export type PrerequisiteDrawing = z.output<typeof drawingSchema>

export const readPrerequisiteMapContract = contract('GET /literature/{id}/preduvjeti', {
  access: 'admin',
  summary: 'Nacrtani preduvjeti lekcija jednog udžbenika; bez lekcija koje nemaju nijednu vezu',
  params: recordParams,
  returns: drawingSchema.extend({
    /** Titles of the textbook's lessons that need none and are needed by none. */
    others: z.array(z.string()),
  }),
})
