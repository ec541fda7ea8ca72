import { useState } from 'react'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

/** Why a typed number can't be read, as the quiz would say; null for all other answers. */
async function unreadable(question: PublicQuestion, answer: SubmittedAnswer | undefined) {
  if (question.kind !== 'number' || answer?.kind !== 'number' || !answer.text.trim()) return null
  try {
    const { readMeasure } = await import('@/lib/content/questions/kinds/number/measure')
    const read = readMeasure(answer.text, question, 'hr')
    return 'message' in read ? read.message : null
  } catch {
    // Offline the rules can't be loaded: the pupil may continue.
    return null
  }
}

type Asked = { questionId: string; text: string; message: string }

/**
 * Warns before leaving an unreadable answer; a second step leaves it as it is.
 * @returns the message to show, and a step that leaves the question
 */
export function useUnreadableWarning(
  question: PublicQuestion | undefined,
  answer: SubmittedAnswer | undefined,
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const text = answer?.kind === 'number' ? answer.text : null
  const isAsked = asked?.questionId === question?._id && asked?.text === text
  const leave = async (go: () => void) => {
    if (!question || text === null || isAsked) return go()
    const message = await unreadable(question, answer)
    if (message) setAsked({ questionId: question._id, text, message })
    else go()
  }
  return { message: isAsked ? (asked?.message ?? null) : null, leave }
}
