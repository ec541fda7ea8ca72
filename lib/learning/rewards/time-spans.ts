/** A stretch of time from one instant to a later one, in milliseconds since 1970. */
export type Span = [from: number, to: number]

/** Spans that are kept of a pupil; more are only made by misuse of the call. */
export const MOST_SPANS = 100

/**
 * The parts of a span that are in none of the others, in order; none unless it ends after it
 * begins.
 */
export function uncounted([from, to]: Span, counted: Span[]): Span[] {
  const gaps: Span[] = []
  let start = from
  for (const [begins, ends] of counted.toSorted((a, b) => a[0] - b[0])) {
    if (begins >= to) break
    if (begins > start) gaps.push([start, begins])
    start = Math.max(start, ends)
  }
  if (start < to) gaps.push([start, to])
  return gaps
}

/**
 * The spans with one more, in order, joined where they touch. What ended before `since` is joined with
 * all time before it, and of too many the first are joined with their gaps: so no moment counts twice.
 */
export function withSpan(counted: Span[], added: Span, since: number): Span[] {
  const joined: Span[] = []
  const inOrder = [...counted, added]
    .filter(([from, to]) => from < to)
    .map(([from, to]): Span => [to < since ? 0 : from, to])
    .toSorted((a, b) => a[0] - b[0])
  for (const [from, to] of inOrder) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  const surplus = joined.length - MOST_SPANS
  const first = joined[0]
  const lastOfSurplus = joined[surplus]
  if (surplus <= 0 || !first || !lastOfSurplus) return joined
  return [[first[0], lastOfSurplus[1]], ...joined.slice(surplus + 1)]
}

type Instant = number | string
type Pause = {
  startedAt: Instant
  endedAt?: Instant | undefined
  sentAt?: Instant | undefined
}

/**
 * Start and end of a session by the server's clock, as long ago as by the browser's clock at `sentAt`.
 * Without `sentAt` the browser's clock is trusted, without `endedAt` the session ends now.
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
