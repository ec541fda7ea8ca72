import { z } from 'zod'
import { defineKind, MAX_OPTIONS, optionIdSchema, publicOptionSchema } from '../define-kind'
import { inReadingOrder, shownLabels } from './places'

const id = optionIdSchema.optional()
/** In percent of the picture's width or height. */
const share = z.number().min(0).max(100)

/** A place in a picture. Ids are missing where they follow from the positions (keep-ids.ts). */
const point = z.object({
  id,
  x: share,
  y: share,
  /** The label that belongs there, as Markdown; missing or empty for a place without a label. */
  label: z.object({ id, text: z.string() }).optional(),
})
export type Point = z.infer<typeof point>

const placeOfLabel = z.record(z.string(), z.string())

/** Labels whose places in a picture are chosen by letters (decision 088). */
export const spot = defineKind('spot', {
  body: {
    /** Markdown of one image or drawing; empty while an editor has not chosen any. */
    picture: z.string(),
    points: z.array(point),
  },
  shown: {
    /** HTML of the picture. */
    picture: z.string(),
    /** In reading order: the first has the letter A. */
    points: z.array(point.omit({ label: true }).required()),
    labels: z.array(publicOptionSchema),
  },
  answer: {
    /** The chosen place of each label, by ids. */
    places: z
      .record(optionIdSchema, optionIdSchema)
      .refine((places) => Object.keys(places).length <= MAX_OPTIONS),
  },
  correct: { places: placeOfLabel },
  show: ({ picture, points }, options) => ({
    picture: options([{ text: picture }])[0]?.html ?? '',
    points: inReadingOrder(points).map(({ id: own = '', x, y }) => ({ id: own, x, y })),
    labels: options(shownLabels(points)),
  }),
})
