import type { Family } from '../support/people'

/** A request of a family, as its own members would send it. */
export type Example = { address: string; body?: unknown }

export type Statuses = readonly [number, number, number, number, number, number]
type Body = Of<Record<string, unknown>>
export type Row = { statuses: Statuses; body: Body | undefined; at: Of<string> }

/** A value, or what is made of it for a family. */
export type Of<T> = T | ((family: Family) => T)

export const everyone = (status = 200): Statuses => [status, status, status, status, status, status]

/** Signed-in users only; each about themselves. Columns as in ROLES. */
export const PARENT: Statuses = [401, 403, 200, 403, 404, 401]
export const PUPIL: Statuses = [401, 200, 403, 404, 403, 401]
/** For pupils, about the caller alone: another family's pupil gets their own. */
export const OWN: Statuses = [401, 200, 403, 200, 403, 401]
/** For pupils, about something that there is not. */
export const NO_SUCH: Statuses = [401, 404, 403, 404, 403, 401]
export const ADMIN: Statuses = [401, 401, 401, 401, 401, 200]
/** For admins, about something that there is not; for admins, with what is refused. */
export const NO_SUCH_RECORD: Statuses = [401, 401, 401, 401, 401, 404]
export const REFUSED: Statuses = [401, 401, 401, 401, 401, 400]

export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'
export const ofGrade = ({ child }: Family) => child.gradeID

/**
 * What the roles are answered to a body. `at` is the parameter of the path, by default one that
 * there is not; a path without a parameter ends in it.
 */
export const row = (statuses: Statuses, body?: Body, at: Of<string> = ''): Row => ({
  statuses,
  body,
  at,
})

/** The request of a call, by its name. */
export function requestOf(name: string, at: string, body?: object): Example {
  const path = name.slice(name.indexOf(' /api') + ' /api'.length)
  const found = path.includes('{') ? path.replace(/\{\w+\}/, at || UNKNOWN_ID) : path + at
  const address = found.replaceAll(/\{\w+\}/g, UNKNOWN_ID)
  return { address, body }
}
