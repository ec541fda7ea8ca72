'use client'
import { useState, useRef } from 'react'
import { editCachedResponses, useMutate } from '@/lib/platform/browser/mutations'
import { refresh, useCall } from '@/lib/platform/browser/queries'
import { planApiCalls } from '@/lib/learning/plan/calls'
import type { DayReviewResult, Plan, PlanList } from '@/lib/learning/plan/model'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, call, isOutcomeUnknown } from '@/lib/platform/http/client'

const isOtherThan = (id: string) => (other: Plan) => other._id !== id

const without =
  (id: string) =>
  (plans: PlanList): PlanList => ({
    ...plans,
    open: plans.open.filter(isOtherThan(id)),
    archive: plans.archive.filter(isOtherThan(id)),
  })

/** A pupil's plans and their actions. */
export function usePlans() {
  const query = useCall(planApiCalls.listPlans, {}, { isDaily: true })
  const [removed, setRemoved] = useState<Plan | null>(null)
  const refreshes = [planApiCalls.listPlans]
  const removal = useMutate(planApiCalls.removePlan, {
    optimistic: (edit, { params }) => edit(planApiCalls.listPlans, without(params.id)),
    refreshes,
  })
  const returning = useMutate(planApiCalls.makePlan, { refreshes })
  // Outlives the form: retrying the same wish after a lost response creates the same plan.
  const { make, giveUp } = useMakePlan(() => refresh(planApiCalls.listPlans))
  const remove = (plan: Plan) => {
    returning.reset()
    removal.mutate({ params: { id: plan._id } }, { onSuccess: () => setRemoved(plan) })
  }
  const bringBack = (plan: Plan) => {
    removal.reset()
    const lessonIds = plan.lessons.map(({ lessonId }) => lessonId)
    const body = { id: plan._id, testDay: plan.testDay, lessonIds }
    returning.mutate({ body }, { onSuccess: () => setRemoved(null) })
  }
  const finish = (planId: string, today: DayReviewResult) =>
    editCachedResponses(planApiCalls.listPlans, (plans) => ({
      ...plans,
      open: plans.open.map((plan) =>
        plan._id === planId && !plan.today ? { ...plan, today, doneDays: plan.doneDays + 1 } : plan,
      ),
    }))
  const message = (removal.error ?? returning.error)?.message
  return { query, removed, message, make, giveUp, remove, bringBack, finish }
}

export type NewPlanInput = { testDay: string; lessonIds: string[] }

const NOTHING = { text: '', id: '', isUnsure: false }

/**
 * Creates a plan. Retrying the same wish keeps its id; a changed wish after a lost response
 * replaces a plan that may exist. Rejects with an ApiError. After `giveUp` such a plan stays.
 */
function useMakePlan(onChange: () => Promise<unknown>) {
  const sent = useRef(NOTHING)
  const make = async (wish: NewPlanInput): Promise<void> => {
    const text = JSON.stringify(wish)
    const { id: earlier, isUnsure } = sent.current
    if (text !== sent.current.text) {
      if (isUnsure) await remove(earlier)
      sent.current = { text, id: uuidv7(), isUnsure: false }
    }
    try {
      await call(planApiCalls.makePlan, { body: { id: sent.current.id, ...wish } })
      sent.current = NOTHING
      await onChange()
    } catch (error) {
      sent.current.isUnsure ||= isOutcomeUnknown(error)
      throw error
    }
  }
  const giveUp = () => {
    sent.current = { ...sent.current, isUnsure: false }
    void onChange()
  }
  return { make, giveUp }
}

async function remove(id: string): Promise<void> {
  await call(planApiCalls.removePlan, { params: { id } }).catch((error: unknown) => {
    const wasNeverMade = error instanceof ApiError && error.status === 404
    if (!wasNeverMade) throw error
  })
}
