/** The name of the unique index that a write ran into (PostgreSQL state 23505); else undefined. */
export function brokenUniqueIndex(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === '23505' && typeof constraint === 'string') return constraint
  }
  return undefined
}
