import 'server-only'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { localStore, removePartialFiles } from './local-store'
import type { FileStore } from './model'
import { s3Store } from './s3-store'

let opened: FileStore | undefined

/**
 * The file store of this process: a bucket if `S3_BUCKET` is set, else a folder in the data folder.
 */
export const fileStore = (): FileStore => (opened ??= openStore())

function openStore(): FileStore {
  const { S3_BUCKET, ...settings } = env()
  if (S3_BUCKET) return s3Store({ ...settings, S3_BUCKET })
  return localStore(folder())
}

const folder = () => path.resolve(env().ISKRA_DATA_DIR, 'files')

/**
 * The age at which an unfinished file counts as left behind: longer than writing any file takes.
 */
const DRAFT_MS = 3_600_000

/**
 * Removes unfinished files of killed processes from the folder; buckets contain only complete
 * files.
 */
export const sweepPartialFiles = (now = new Date()): Promise<number> =>
  removePartialFiles(folder(), new Date(now.getTime() - DRAFT_MS))
