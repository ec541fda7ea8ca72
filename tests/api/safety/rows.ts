import type { Family } from '../support/people'

/** A request in the name of a family, as its members would send it. */
export type Example = { address: string; body?: unknown }

export type Statuses = readonly [number, number, number, number, number, number]
type Body = Of<Record<string, unknown>>
export type Row = { statuses: Statuses; body: Body | undefined; at: Of<string> }

/** A value, or a function that makes it for a family. */
export type Of<T> = T | ((family: Family) => T)

export const everyone = (status = 200): Statuses => [status, status, status, status, status, status]

/** For signed-in users, each only about themselves. Columns as in ROLES. */
export const PARENT: Statuses = [401, 403, 200, 403, 404, 401]
export const PUPIL: Statuses = [401, 200, 403, 404, 403, 401]
/** For pupils, only about the caller: another family's pupil gets their own data. */
export const OWN: Statuses = [401, 200, 403, 200, 403, 401]
/** For pupils, about an unknown record. */
export const NO_SUCH: Statuses = [401, 404, 403, 404, 403, 401]
export const ADMIN: Statuses = [401, 401, 401, 401, 401, 200]
/** For admins, about an unknown record; for admins, with an invalid body. */
export const NO_SUCH_RECORD: Statuses = [401, 401, 401, 401, 401, 404]
export const REFUSED: Statuses = [401, 401, 401, 401, 401, 400]

export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'
export const ofGrade = ({ child }: Family) => child.gradeID

/**
 * The status of each role for a body. `at` is the path parameter, by default an unknown id; a path
 * without a parameter gets `at` appended.
 */
export const row = (statuses: Statuses, body?: Body, at: Of<string> = ''): Row => ({
  statuses,
  body,
  at,
})

/** The request of a call, by name. */
export function requestOf(name: string, at: string, body?: object): Example {
  const path = name.slice(name.indexOf(' /api') + ' /api'.length)
  const found = path.includes('{') ? path.replace(/\{\w+\}/, at || UNKNOWN_ID) : path + at
  const address = found.replaceAll(/\{\w+\}/g, UNKNOWN_ID)
  return { address, body }
}
