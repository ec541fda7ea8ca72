import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, call, isUnanswered } from '@/lib/http/client'
import { makePlanCall, removePlanCall } from '@/lib/learning/plan/calls'
import type { Plan } from '@/lib/learning/plan/model'

type Wish = { testDay: string; lessonIds: string[] }

/**
 * Sends a new plan. Sent again as it was, it keeps its id and is made once; changed after an answer
 * that got lost, it replaces what may have been made. Rejects with an ApiError.
 */
export function useMakePlan(): (wish: Wish) => Promise<Plan> {
  const sent = useRef({ text: '', id: '', isUnsure: false })
  return async (wish) => {
    const text = JSON.stringify(wish)
    if (text !== sent.current.text) {
      if (sent.current.isUnsure) await remove(sent.current.id)
      sent.current = { text, id: uuidv7(), isUnsure: false }
    }
    try {
      return (await call(makePlanCall, { body: { id: sent.current.id, ...wish } })).plan
    } catch (error) {
      sent.current.isUnsure ||= isUnanswered(error)
      throw error
    }
  }
}

async function remove(id: string): Promise<void> {
  await call(removePlanCall, { params: { id } }).catch((error: unknown) => {
    const wasNeverMade = error instanceof ApiError && error.status === 404
    if (!wasNeverMade) throw error
  })
}
