import 'server-only'
import { Cron } from 'croner'
import { log } from '@/lib/log'
import { LETTER_HOUR } from './period'
import { postWeeklyReports } from './weekly'

/**
 * Sunday at 18 o'clock by the clocks of Zagreb, and again every ten minutes until midnight: who was
 * missed, since the database was away or the process was killed, is written to then.
 */
export const WEEKLY_PATTERN = `*/10 ${LETTER_HOUR}-23 * * 0`

export type WeeklyJob = { stop(): Promise<void> }

/** Posts the weekly letters until it is stopped; what is due at the start is posted at once. */
export function startWeeklyReports(post = postWeeklyReports): WeeklyJob {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= post({ stop: stop.signal })
      .then((letters) => {
        if (letters) log().info({ letters }, 'The weekly reports are posted')
      })
      .catch((error: unknown) => {
        log().warn({ err: error }, 'The weekly reports can’t be posted now; they are tried again')
      })
      .finally(() => (running = undefined))
    return running
  }
  const job = new Cron(WEEKLY_PATTERN, { timezone: 'Europe/Zagreb', unref: true }, run)
  void run()
  return {
    stop: async () => {
      job.stop()
      stop.abort()
      await running
    },
  }
}
