import 'server-only'

/**
 * Progress of checks and imports by upload, in this process only. Another process has no value, and
 * the page then shows an indeterminate wait.
 */
const shares = new Map<string, number>()

/** Runs long work on an upload and tracks its progress. */
export async function withProgress<Result>(
  id: string,
  run: (progress: (done: number, all: number) => void) => Promise<Result>,
): Promise<Result> {
  try {
    return await run((done, all) => shares.set(id, all ? done / all : 0))
  } finally {
    shares.delete(id)
  }
}

/** Progress from 0 to 1; null when it does not run in this process. */
export const progressOf = (id: string): number | null => shares.get(id) ?? null
