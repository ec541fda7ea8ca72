type Pause = { startedAt: number | string; sentAt?: number | string | undefined }

/**
 * When a session began by the server's clock: as long ago as it was by the browser's own. Without
 * `sentAt` the browser's clock is believed.
 */
export function startOf({ startedAt, sentAt }: Pause, now: Date): Date {
  const began = new Date(startedAt).getTime()
  if (sentAt === undefined) return new Date(began)
  return new Date(now.getTime() - Math.max(0, new Date(sentAt).getTime() - began))
}

/** When a session was opened: its id is a UUIDv7, which begins with that instant. */
export const openedAt = (sessionId: string): Date =>
  new Date(Number.parseInt(sessionId.replace('-', '').slice(0, 12), 16))
