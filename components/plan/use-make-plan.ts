import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, call, isUnanswered } from '@/lib/http/client'
import { planCalls } from '@/lib/plan/calls'
import type { Plan } from '@/lib/plan/model'

export type PlanWish = { testDay: string; lessonIds: string[] }

const NOTHING = { text: '', id: '', isUnsure: false }

/**
 * Sends a new plan. Sent again as it was, it keeps its id and is made once; changed after an answer
 * that got lost, it replaces what may have been made, of which `onRemoved` hears. `send` rejects with
 * an ApiError. After `giveUp` what may have been made stays, and another wish is another plan.
 */
export function useMakePlan(onRemoved: (id: string) => void) {
  const sent = useRef(NOTHING)
  const send = async (wish: PlanWish): Promise<Plan> => {
    const text = JSON.stringify(wish)
    const { id: earlier, isUnsure } = sent.current
    if (text !== sent.current.text) {
      if (isUnsure) await remove(earlier)
      if (isUnsure) onRemoved(earlier)
      sent.current = { text, id: uuidv7(), isUnsure: false }
    }
    try {
      const { plan } = await call(planCalls.makePlan, { body: { id: sent.current.id, ...wish } })
      sent.current = NOTHING
      return plan
    } catch (error) {
      sent.current.isUnsure ||= isUnanswered(error)
      throw error
    }
  }
  const giveUp = () => {
    sent.current = { ...sent.current, isUnsure: false }
  }
  return { send, giveUp }
}

async function remove(id: string): Promise<void> {
  await call(planCalls.removePlan, { params: { id } }).catch((error: unknown) => {
    const wasNeverMade = error instanceof ApiError && error.status === 404
    if (!wasNeverMade) throw error
  })
}
