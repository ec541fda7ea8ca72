import 'server-only'
import { Cron } from 'croner'
import { db } from '@/lib/platform/db/client'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { chooseFreeLessons } from './free-lessons'

/** Chooses the free lessons of textbooks at once and every ten minutes, until stopped. */
export function startFreeLessonJob() {
  const failed = (error: unknown) => log().warn({ err: error }, 'The free lessons are not chosen')
  const choose = () => runJob('free-lessons', () => db().transaction((tx) => chooseFreeLessons(tx)))
  const options = { protect: true, unref: true, catch: failed }
  const job = new Cron('*/10 * * * *', options, choose)
  void job.trigger()
  return { stop: () => job.stop() }
}
