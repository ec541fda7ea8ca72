import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Global, because Next bundles this module a second time. */
const globals = globalThis as { iskraRequestIds?: AsyncLocalStorage<string> }
const storage = (): AsyncLocalStorage<string> =>
  (globals.iskraRequestIds ??= new AsyncLocalStorage<string>())

/** Runs the work of a request, whose lines in the log then carry its id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => storage().run(id, work)

/** The id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => storage().getStore()
