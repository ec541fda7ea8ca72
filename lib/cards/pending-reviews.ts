/** A review that waits in the browser until the server has it. */
export type PendingReview = {
  /** Made by the browser. */
  id: string
  cardId: string
  kind: 'lesson' | 'spelling'
  knows: boolean
}

/** Reads what waits from the browser's storage; empty for whatever is none, so that nothing breaks. */
export function readPending(text: string | null): PendingReview[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPending) : []
  } catch {
    // Half a text, or another program's.
    return []
  }
}

function isPending(value: unknown): value is PendingReview {
  if (typeof value !== 'object' || value === null) return false
  const { id, cardId, kind, knows } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof cardId === 'string' &&
    (kind === 'lesson' || kind === 'spelling') &&
    typeof knows === 'boolean'
  )
}
