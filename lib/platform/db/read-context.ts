import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Thrown by a read that only the primary can answer well; it is run again there. */
export class OnlyOnPrimaryError extends Error {}

/** The database of reads that may be some seconds old, while one runs (replica.ts). */
export const readContext = new AsyncLocalStorage<NodePgDatabase>()

/** True while a read runs on a replica, which takes no writes. */
export const isOnReplica = (): boolean => readContext.getStore() !== undefined
