import { callOf } from '@/lib/http/call'
import type * as plan from './contract'

export const listPlansCall = callOf<typeof plan.listPlansContract>('GET', '/planovi')
export const makePlanCall = callOf<typeof plan.makePlanContract>('POST', '/planovi')
export const removePlanCall = callOf<typeof plan.removePlanContract>('DELETE', '/planovi/{id}')
export const todayReviewCall = callOf<typeof plan.todayReviewContract>('GET', '/planovi/{id}/danas')
export const finishDayCall = callOf<typeof plan.finishDayContract>('POST', '/planovi/{id}/danas')
