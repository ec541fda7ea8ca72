/**
 * The smallest value that at least `share` (0 to 1) of the values don't exceed. NaN without values.
 */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)
  return sorted[Math.max(0, place)] ?? Number.NaN
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** Duration of some work in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** A number with about three significant digits: 0.034, 1.52, 14.8, 8123. */
export function plain(value: number): string {
  const digits =
    Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3
  return String(Number(value.toFixed(digits)))
}

export const kilobytes = (bytes: number) => `${plain(bytes / 1_000)} kB`
export const milliseconds = (ms: number) => `${plain(ms)} ms`
export const times = (ratio: number) => `${ratio.toFixed(2)}x`
