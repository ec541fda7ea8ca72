import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The database of reads that may be some seconds old, while one runs (replica.ts). */
export const readContext = new AsyncLocalStorage<NodePgDatabase>()
