import { setTimeout as sleep } from 'node:timers/promises'
import { restoreDatabase } from '@/lib/platform/db/backup/restore'

/** A process that restores a file; with `wait` it stays in the transaction until it is killed. */
const [connectionString = '', file = '', wait = ''] = process.argv.slice(2)
await restoreDatabase({
  connectionString,
  file,
  announce: async () => {
    console.log('copied')
    if (wait) await sleep(60_000)
  },
})
console.log('done')
