import { startEmbedded, type EmbeddedOptions } from '@/lib/platform/db/embedded/start'
import type { Env } from '@/lib/platform/env'
import { say, runWithProgress } from './say.mjs'

export type OpenDatabase = { connectionString: string; close(): Promise<void> }

type Options = Pick<EmbeddedOptions, 'role' | 'signal' | 'isThrowaway' | 'onNew'>

/** The configured database or the embedded one, which this process then shares until `close`. */
export async function openDatabase(settings: Env, options: Options): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    return { connectionString: settings.DATABASE_URL, close: async () => undefined }
  }
  const { connectionString, stop } = await runWithProgress('Starting the database', () =>
    startEmbedded({ ...options, dataDir: settings.ISKRA_DATA_DIR, log: say }),
  )
  process.env.ISKRA_INTERNAL_DATABASE_URL = connectionString
  return { connectionString, close: stop }
}
