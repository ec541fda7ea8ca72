import type { Family } from '../people'

/** A request of a family, as its own members would send it. */
export type Example = { address: string; body?: unknown }

export type Statuses = readonly [number, number, number, number, number, number]
export type Row = { request: (family: Family) => Example; statuses: Statuses }

export const everyone = (status = 200): Statuses => [status, status, status, status, status, status]

/** Signed-in users only; each about themselves. Columns as in ROLES. */
export const PARENT: Statuses = [401, 403, 200, 403, 404, 401]
export const PUPIL: Statuses = [401, 200, 403, 404, 403, 401]
/** For pupils, about something that there is not. */
export const NO_SUCH: Statuses = [401, 404, 403, 404, 403, 401]
export const ADMIN: Statuses = [401, 401, 401, 401, 401, 200]

export const row = (statuses: Statuses, request: Row['request']): Row => ({ statuses, request })
export const plain = (address: string, body?: unknown) => () => ({ address, body })

export const NOBODY = '01890000-0000-7000-8000-000000000000'
