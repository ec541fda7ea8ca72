/** PostgreSQL error codes (appendix A of its manual) and socket errors that are temporary. */
const PASSING_STATES = new Set([
  '40P01', // deadlock detected
  '57014', // statement timeout
  '57P01', // server is shutting down
  '57P02',
  '57P03', // server is starting
  '53300', // too many connections
  '53100', // disk full
  '53200', // out of memory
  '25006', // read only: another server took over
  '57P05', // idle for too long
  '08000',
  '08001',
  '08003',
  '08006',
  'EAGAIN', // the socket of a server that is too busy to answer, or frozen
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of errors from `pg` itself; the last is that of a rollback on a broken connection. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/

/** PostgreSQL's code of a statement whose result has other types than its plan. */
const FEATURE_NOT_SUPPORTED = '0A000'

/** True for a named statement whose plan a change of its tables has made invalid. */
export function isInvalidPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === FEATURE_NOT_SUPPORTED && routine === 'RevalidateCachedQuery'
}

/** A pooler without a free connection, or whose server is gone: a fatal protocol violation. */
function isPoolerFailure(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return code === '08P01' && severity === 'FATAL'
}

/** True when the database is temporarily unavailable, so that the call may succeed later: a 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
    if (typeof code === 'string' && PASSING_STATES.has(code)) return true
    if (isPoolerFailure(cause)) return true
    // The socket of a stopped embedded server; a missing file has another syscall.
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (LOST_CONNECTION.test(cause.message) || isInvalidPlan(cause)) return true
  }
  return false
}

/** Temporary errors of a server that works: of single statements, a full disk, a standby. */
const STATES_OF_REACHABLE = new Set(['40P01', '57014', '53100', '53200', '25006', '0A000'])

/** The innermost cause of an error. */
export function rootOf(error: unknown): { code?: unknown; message?: string } {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root instanceof Error ? (root as Error & { code?: unknown }) : {}
}

/** True when the database can't be reached, or ends connections. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !STATES_OF_REACHABLE.has(String(rootOf(error).code))

/** True when no connection of the pool became free in time. */
export const isPoolTimeout = (error: unknown): boolean =>
  rootOf(error).message === 'timeout exceeded when trying to connect'

/** The kinds of errors that are counted. */
export function kindOfDatabaseError(error: unknown) {
  const code = String(rootOf(error).code ?? '')
  if (isDatabaseUnreachable(error)) return 'unavailable'
  if (code === '57014') return 'timeout'
  if (code === '40P01') return 'deadlock'
  return code.startsWith('23') ? 'constraint' : 'other'
}

/** The name of the constraint that a write violated with this PostgreSQL error code. */
function brokenConstraint(error: unknown, state: string): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === state && typeof constraint === 'string') return constraint
  }
  return undefined
}

/** The name of the foreign key whose referenced row is missing, else undefined. */
export const violatedForeignKey = (error: unknown) => brokenConstraint(error, '23503')

/** The name of the violated check, else undefined. */
export const violatedCheck = (error: unknown) => brokenConstraint(error, '23514')

/** The name of the violated unique index, else undefined. */
export const violatedUniqueIndex = (error: unknown) => brokenConstraint(error, '23505')
