import { z } from 'zod'

export const IMAGE_LIMITS = {
  name: 120,
  alt: 300,
  bytes: 20_000_000,
  /** Size of a picture from a large phone camera. */
  pixels: 50_000_000,
  /** The longer side of the kept original, in pixels. */
  originalSide: 4_096,
  /** Minimum length of a crop's shorter side, in pixels. */
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
