'use client'
import { useState } from 'react'
import { useHandedAnew } from '@/components/ui/use-handed-anew'
import { ApiError, call } from '@/lib/http/client'
import { planCalls } from '@/lib/plan/calls'
import type { DayDone, Plan, Plans } from '@/lib/plan/model'
import { useMakePlan, type PlanWish } from './use-make-plan'

const byDay = (a: Plan, b: Plan) => a.testDay.localeCompare(b.testDay)
const isOtherThan = (id: string) => (other: Plan) => other._id !== id

/** A pupil's plans on the screen, and what can be done with them. */
export function usePlans(handed: Plans) {
  const [{ open, archive }, setPlans] = useState(handed)
  const [removed, setRemoved] = useState<Plan | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  useHandedAnew(handed, () => {
    setPlans(handed)
    setRemoved(null)
    setMessage(null)
  })

  /** A plan that is there already, as after a double tap, stays there once. */
  const add = (plan: Plan) => {
    const withIt = (plans: Plan[]) => [...plans.filter(isOtherThan(plan._id)), plan].sort(byDay)
    setPlans((all) =>
      plan.daysLeft < 0
        ? { ...all, archive: withIt(all.archive).reverse() }
        : { ...all, open: withIt(all.open) },
    )
  }
  const drop = (id: string) =>
    setPlans((all) => ({
      open: all.open.filter(isOtherThan(id)),
      archive: all.archive.filter(isOtherThan(id)),
    }))
  // Outlives the form: what is planned anew after an answer got lost is the same plan.
  const { send, giveUp } = useMakePlan(drop)
  /** Rejects with an ApiError. */
  const make = async (wish: PlanWish) => add(await send(wish))
  /** Runs a call; says what a failure says. */
  const attempt = async (work: () => Promise<void>) => {
    setMessage(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    }
  }
  const remove = (plan: Plan) =>
    attempt(async () => {
      await call(planCalls.removePlan, { params: { id: plan._id } })
      drop(plan._id)
      setRemoved(plan)
    })
  const bringBack = (plan: Plan) =>
    attempt(async () => {
      const lessonIds = plan.lessons.map(({ lessonId }) => lessonId)
      const body = { id: plan._id, testDay: plan.testDay, lessonIds }
      add((await call(planCalls.makePlan, { body })).plan)
      setRemoved(null)
    })
  const finish = (planId: string, today: DayDone) =>
    setPlans((all) => ({
      ...all,
      open: all.open.map((plan) =>
        plan._id === planId && !plan.today ? { ...plan, today, doneDays: plan.doneDays + 1 } : plan,
      ),
    }))
  return { open, archive, removed, message, make, giveUp, remove, bringBack, finish }
}
