import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, call, isUnanswered } from '@/lib/http/client'
import { planCalls } from '@/lib/plan/calls'

export type PlanWish = { testDay: string; lessonIds: string[] }

const NOTHING = { text: '', id: '', isUnsure: false }

/**
 * Makes a new plan. Sent again as it was, it keeps its id and is made once; changed after an answer
 * that got lost, it replaces what may have been made. `make` rejects with an ApiError. After `giveUp`
 * what may have been made stays, and another wish is another plan.
 * @param onChange the plans of the server have changed, or may have
 */
export function useMakePlan(onChange: () => Promise<unknown>) {
  const sent = useRef(NOTHING)
  const make = async (wish: PlanWish): Promise<void> => {
    const text = JSON.stringify(wish)
    const { id: earlier, isUnsure } = sent.current
    if (text !== sent.current.text) {
      if (isUnsure) await remove(earlier)
      sent.current = { text, id: uuidv7(), isUnsure: false }
    }
    try {
      await call(planCalls.makePlan, { body: { id: sent.current.id, ...wish } })
      sent.current = NOTHING
      await onChange()
    } catch (error) {
      sent.current.isUnsure ||= isUnanswered(error)
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
  await call(planCalls.removePlan, { params: { id } }).catch((error: unknown) => {
    const wasNeverMade = error instanceof ApiError && error.status === 404
    if (!wasNeverMade) throw error
  })
}
