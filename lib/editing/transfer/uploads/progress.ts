import 'server-only'

/**
 * How far checks and imports are, by their upload. Of this process alone: asked elsewhere, the page
 * shows a wait without a share.
 */
const shares = new Map<string, number>()

/** Runs long work on an upload, which can tell how far it is. */
export async function tracked<Result>(
  id: string,
  run: (progress: (done: number, all: number) => void) => Promise<Result>,
): Promise<Result> {
  try {
    return await run((done, all) => shares.set(id, all ? done / all : 0))
  } finally {
    shares.delete(id)
  }
}

/** From 0 to 1; null for what is not running here. */
export const shareOf = (id: string): number | null => shares.get(id) ?? null
