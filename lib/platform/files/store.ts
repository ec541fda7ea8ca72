import 'server-only'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { localStore, removeDrafts } from './local-store'
import type { FileStore } from './model'
import { s3Store } from './s3-store'

let opened: FileStore | undefined

/**
 * The file store of this process: a bucket if `S3_BUCKET` is set, else a folder in the data folder.
 */
export const files = (): FileStore => (opened ??= openStore())

function openStore(): FileStore {
  const { S3_BUCKET, ...settings } = env()
  if (S3_BUCKET) return s3Store({ ...settings, S3_BUCKET })
  return localStore(folder())
}

const folder = () => path.resolve(env().ISKRA_DATA_DIR, 'files')

/** Longer than writing any file takes. */
const DRAFT_MS = 3_600_000

/**
 * Removes unfinished files of killed processes from the folder; buckets contain only complete
 * files.
 */
export const sweepDrafts = (now = new Date()): Promise<number> =>
  removeDrafts(folder(), new Date(now.getTime() - DRAFT_MS))
