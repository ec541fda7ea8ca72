import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes the secret that signs sessions and keeps it in the data folder, for its owner only. */
export function keepAuthSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  try {
    // The first of two processes writes it; the second one reads that.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
