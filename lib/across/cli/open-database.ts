import { startEmbedded, type EmbeddedOptions } from '@/lib/platform/db/embedded/start'
import { primaryAddress } from '@/lib/platform/db/primary'
import type { Env } from '@/lib/platform/env'
import { say, runWithProgress } from './say.mjs'

/**
 * `connectionString` leads to PostgreSQL itself where a pooler stands before it, and to the server
 * that takes writes where there are several.
 */
export type OpenDatabase = { connectionString: string; close(): Promise<void> }

type Options = Pick<EmbeddedOptions, 'role' | 'signal' | 'isThrowaway' | 'onNew'>

/** The configured database or the embedded one, which this process then shares until `close`. */
export async function openDatabase(settings: Env, options: Options): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = settings
    return { connectionString: await primaryAddress(directUrl), close: async () => undefined }
  }
  const { connectionString, stop } = await runWithProgress('Starting the database', () =>
    startEmbedded({ ...options, dataDir: settings.ISKRA_DATA_DIR, log: say }),
  )
  process.env.ISKRA_INTERNAL_DATABASE_URL = connectionString
  return { connectionString, close: stop }
}
