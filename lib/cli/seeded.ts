import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/lib/env'

const markOf = ({ ISKRA_DATA_DIR }: Env) => path.join(ISKRA_DATA_DIR, 'seeded')

/** Remembers what filled the database of this data folder. */
export function rememberSeed(settings: Env, kind: 'demo' | 'content'): void {
  mkdirSync(settings.ISKRA_DATA_DIR, { recursive: true })
  writeFileSync(markOf(settings), kind)
}

/** True when the demo accounts, whose passwords everybody knows, may be in the database. */
export function mayHoldDemo(settings: Env): boolean {
  if (settings.ISKRA_SEED === 'demo') return true
  try {
    return readFileSync(markOf(settings), 'utf8') === 'demo'
  } catch {
    return false // never filled from here
  }
}

/** The address to listen on: only this machine while demo accounts exist (design, section 2). */
export const listenHost = (settings: Env): string =>
  settings.HOST ?? (mayHoldDemo(settings) ? '127.0.0.1' : '0.0.0.0')
