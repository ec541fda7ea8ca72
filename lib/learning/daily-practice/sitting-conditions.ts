import 'server-only'
import { and, eq } from 'drizzle-orm'
import { dailySittings } from './tables'
import type { StoredSitting } from './view'

/** Condition for the sittings of a pupil on a day. */
export const isSittingOfDaySql = (pupilId: string, day: string) =>
  and(eq(dailySittings.pupilId, pupilId), eq(dailySittings.day, day))

/** Condition for one sitting of a pupil. */
export const isSittingSql = (pupilId: string, day: string, number: number) =>
  and(isSittingOfDaySql(pupilId, day), eq(dailySittings.number, number))

/** Condition for a sitting whose rest was not chosen again since it was read. */
export const isUnchangedSittingSql = ({ pupilId, day, number, changedAt }: StoredSitting) =>
  and(isSittingSql(pupilId, day, number), eq(dailySittings.changedAt, changedAt))
