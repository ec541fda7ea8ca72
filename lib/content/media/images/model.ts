import { z } from 'zod'

export const IMAGE_LIMITS = {
  name: 120,
  alt: 300,
  bytes: 20_000_000,
  /** What a large phone camera makes. */
  pixels: 50_000_000,
  /** The longer side of the kept original, in pixels. */
  originalSide: 4_096,
  /** The shorter side of what is cut out. */
  cropSide: 16,
} as const

/** A rectangle of the original, in its pixels. */
export const cropSchema = z.object({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(IMAGE_LIMITS.cropSide),
  height: z.int().min(IMAGE_LIMITS.cropSide),
})
export type Crop = z.output<typeof cropSchema>
