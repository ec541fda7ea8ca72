import 'server-only'
import { Cron } from 'croner'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { endAbandoned } from './exchanges'

/** Ends abandoned replies now, then every minute until stopped. */
export function startAbandonedReplyJob() {
  const failed = (error: unknown) => log().warn({ err: error }, 'Abandoned replies are not ended')
  const options = { protect: true, unref: true, catch: failed }
  const job = new Cron('* * * * *', options, async () => {
    await runJob('abandoned-replies', () => endAbandoned())
  })
  void job.trigger()
  return { stop: () => job.stop() }
}
