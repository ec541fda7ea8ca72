/** Font sizes on the board, as factors of the usual size. */
export const TYPE_SIZES = [0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5] as const

export const USUAL_TYPE_SIZE = 1

/** The next larger or smaller size; stays at the ends of the scale. */
export function steppedSize(size: number, step: 1 | -1): number {
  const place = TYPE_SIZES.findIndex((one) => one === size) + step
  return TYPE_SIZES[place] ?? size
}

export const isTypeSize = (value: unknown): value is number =>
  TYPE_SIZES.some((size) => size === value)
