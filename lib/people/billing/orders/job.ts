import 'server-only'
import { Cron } from 'croner'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { remindAndLapseOrders } from './remind-and-lapse'

/** In the daytime, when e-mail is read, and every hour, to catch up after database outages. */
const PATTERN = '23 8-20 * * *'

/** Runs the reminders and lapses at once, then on schedule until stopped. */
export function startRemindAndLapseJob(care = remindAndLapseOrders) {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= runJob('orders', () => care({ stop: stop.signal }))
      .then((done) => {
        if (done.lapsed || done.reminded) log().info(done, 'Orders have lapsed or were reminded of')
      })
      .catch((error: unknown) => {
        log().warn({ err: error }, 'Orders can’t be cared for now; it is tried again')
      })
      .finally(() => (running = undefined))
    return running
  }
  const job = new Cron(PATTERN, { timezone: 'Europe/Zagreb', unref: true }, run)
  void run()
  return {
    stop: async () => {
      job.stop()
      stop.abort()
      await running
    },
  }
}
