'use client'
import { useState } from 'react'
import { editKnown, refresh, useCall, useMutate } from '@/lib/browser/queries'
import { planCalls } from '@/lib/plan/calls'
import type { DayDone, Plan, Plans } from '@/lib/plan/model'
import { useMakePlan } from './use-make-plan'

const isOtherThan = (id: string) => (other: Plan) => other._id !== id

const without =
  (id: string) =>
  (plans: Plans): Plans => ({
    ...plans,
    open: plans.open.filter(isOtherThan(id)),
    archive: plans.archive.filter(isOtherThan(id)),
  })

/** A pupil's plans, and what can be done with them. */
export function usePlans() {
  const query = useCall(planCalls.listPlans, {}, { isDaily: true })
  const [removed, setRemoved] = useState<Plan | null>(null)
  const refreshes = [planCalls.listPlans]
  const removal = useMutate(planCalls.removePlan, {
    optimistic: (edit, { params }) => edit(planCalls.listPlans, without(params.id)),
    refreshes,
  })
  const returning = useMutate(planCalls.makePlan, { refreshes })
  // Outlives the form: what is planned anew after an answer got lost is the same plan.
  const { make, giveUp } = useMakePlan(() => refresh(planCalls.listPlans))
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
  const finish = (planId: string, today: DayDone) =>
    editKnown(planCalls.listPlans, (plans) => ({
      ...plans,
      open: plans.open.map((plan) =>
        plan._id === planId && !plan.today ? { ...plan, today, doneDays: plan.doneDays + 1 } : plan,
      ),
    }))
  const message = (removal.error ?? returning.error)?.message
  return { query, removed, message, make, giveUp, remove, bringBack, finish }
}
