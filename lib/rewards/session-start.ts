type Instant = number | string
type Pause = {
  startedAt: Instant
  endedAt?: Instant | undefined
  sentAt?: Instant | undefined
}

/**
 * From when to when a session was by the server's clock: as long ago as it was by the browser's own
 * when it was sent. Without `sentAt` the browser's clock is believed, without `endedAt` it ends now.
 */
export function spanOf({ startedAt, endedAt, sentAt }: Pause, now: Date) {
  const aheadMs = sentAt === undefined ? 0 : new Date(sentAt).getTime() - now.getTime()
  const byServer = (instant: Instant) =>
    new Date(Math.min(new Date(instant).getTime() - aheadMs, now.getTime()))
  return { from: byServer(startedAt), to: endedAt === undefined ? now : byServer(endedAt) }
}

/** When a session was opened: its id is a UUIDv7, which begins with that instant. */
export const openedAt = (sessionId: string): Date =>
  new Date(Number.parseInt(sessionId.replace('-', '').slice(0, 12), 16))
