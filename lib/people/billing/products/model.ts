/** Limits of a product; the database checks the same numbers. */
export const PRODUCT_LIMITS = {
  name: 80,
  description: 400,
  /** In euro cents. */
  price: 100_000,
  duration: 366,
} as const

export const DURATION_UNITS = ['day', 'month'] as const
export type DurationUnit = (typeof DURATION_UNITS)[number]
