import { v7 as uuidv7 } from 'uuid'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { makePlan } from '@/lib/learning/plan/commands'
import type { Plan } from '@/lib/learning/plan/model'
import type { Family } from '../../support/people'

/** When the plans of these tests are created: noon of 20 November 2026 in Zagreb. */
export const NOON = new Date('2026-11-20T11:00:00Z')
export const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000)

export const as = ({ pupil }: Family) => ({ cookie: pupil.cookie })

/** The form data of a plan, by default for tomorrow. */
export const planBody = (lessonId: string, changes: object = {}) => ({
  id: uuidv7(),
  testDay: addDays(zagrebDay(new Date()), 1),
  lessonIds: [lessonId],
  ...changes,
})

/** A plan created at `NOON` for a test this many days later. */
export const planOf = (lessonId: string, { child }: Family, days = 3): Promise<Plan> =>
  makePlan(
    child._id,
    { id: uuidv7(), testDay: addDays('2026-11-20', days), lessonIds: [lessonId] },
    NOON,
  )
