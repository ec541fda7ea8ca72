import 'server-only'
import { count, nowSeconds, secondsSince, setGauge } from './measure'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The background jobs, with the longest planned time between two runs in seconds. */
export const JOB_INTERVALS = {
  letters: MINUTE,
  'search-index': MINUTE,
  'abandoned-replies': MINUTE,
  'free-lessons': 10 * MINUTE,
  'question-quality': 10 * MINUTE,
  /** Only in the daytime. */
  orders: 12 * HOUR,
  'sponsor-days': DAY,
  'file-sweep': DAY,
  'nightly-cleanup': DAY,
  'weekly-reports': 7 * DAY,
} as const

type JobName = keyof typeof JOB_INTERVALS

/** Runs a job once, and measures whether it succeeded and how long it took. Failures are thrown. */
export async function runJob<T>(job: JobName, work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  try {
    const result = await work()
    setGauge('iskra_job_last_success_timestamp_seconds', { job_name: job }, nowSeconds())
    return result
  } catch (error) {
    count('iskra_job_failures_total', { job_name: job })
    throw error
  } finally {
    setGauge('iskra_job_last_duration_seconds', { job_name: job }, secondsSince(begin))
  }
}
