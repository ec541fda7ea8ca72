import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from '@/lib/platform/db/errors'

const errorOf = (fields: object) => Object.assign(new Error('no'), fields)

test.each([
  // PgBouncer: no free connection, or PostgreSQL is gone.
  [{ code: '08P01', severity: 'FATAL' }, true],
  [{ code: '08P01', severity: 'ERROR' }, false],
  [{ code: '0A000', routine: 'RevalidateCachedQuery' }, true],
  [{ code: '0A000', routine: 'transformStmt' }, false],
  [{ code: '08001' }, true],
  [{ code: '23505' }, false],
])('an error with %j passes: %j', (fields, passes) => {
  expect(isDatabaseUnavailable(errorOf(fields))).toBe(passes)
  expect(isDatabaseUnavailable(new Error('around it', { cause: errorOf(fields) }))).toBe(passes)
})
