/** A time span with start and later end, in milliseconds since 1970. */
export type Span = [from: number, to: number]

/** Maximum number of spans stored per pupil; only misuse of the API produces more. */
export const MOST_SPANS = 100

/**
 * The parts of a span not covered by the others, in order; empty unless its end is after its start.
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
 * Adds a span to the others: sorted, and joined where they touch. Spans that end before `since` are
 * joined with all earlier time. Above the limit, the first spans are joined with the gaps between
 * them. So no moment counts twice.
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
 * Start and end of a session by the server's clock. Their distance from `sentAt` in the browser's
 * clock is kept. Without `sentAt` the browser's clock is trusted; without `endedAt` the session
 * ends now.
 */
export function spanOf({ startedAt, endedAt, sentAt }: Pause, now: Date) {
  const aheadMs = sentAt === undefined ? 0 : new Date(sentAt).getTime() - now.getTime()
  const byServer = (instant: Instant) =>
    new Date(Math.min(new Date(instant).getTime() - aheadMs, now.getTime()))
  return { from: byServer(startedAt), to: endedAt === undefined ? now : byServer(endedAt) }
}

/** The start of a session: its id is a UUIDv7, which begins with the timestamp. */
export const sessionStart = (sessionId: string): Date =>
  new Date(Number.parseInt(sessionId.replace('-', '').slice(0, 12), 16))
