import 'server-only'
import { Cron } from 'croner'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { LETTER_HOUR } from './period'
import { queueWeeklyReportLetters } from './weekly'

/**
 * Sunday at 18:00 in Zagreb, then every ten minutes until midnight, for families missed while the
 * database or the process was down.
 */
export const WEEKLY_REPORTS_CRON = `*/10 ${LETTER_HOUR}-23 * * 0`

/** Posts the weekly letters at once, then on schedule until stopped. */
export function startWeeklyReports(post = queueWeeklyReportLetters) {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= runJob('weekly-reports', () => post({ stop: stop.signal }))
      .then((letters) => {
        if (letters) log().info({ letters }, 'The weekly reports are posted')
      })
      .catch((error: unknown) => {
        log().warn({ err: error }, 'The weekly reports can’t be posted now; they are tried again')
      })
      .finally(() => (running = undefined))
    return running
  }
  const job = new Cron(WEEKLY_REPORTS_CRON, { timezone: 'Europe/Zagreb', unref: true }, run)
  void run()
  return {
    stop: async () => {
      job.stop()
      stop.abort()
      await running
    },
  }
}
