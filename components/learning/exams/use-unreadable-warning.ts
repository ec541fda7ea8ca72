import { useState } from 'react'
import type { PublicOf, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

/** A typed text that must be a number. */
type TypedNumber = { text: string; unit: Pick<PublicOf<'number'>, 'unit'>; where: string }

/** The typed numbers of an answer; empty fields are left out. */
function typedNumbers(question: PublicQuestion, answer: SubmittedAnswer | undefined) {
  const found: TypedNumber[] = []
  if (question.kind === 'number' && answer?.kind === 'number')
    found.push({ text: answer.text, unit: question, where: '' })
  if (question.kind === 'gaps' && answer?.kind === 'gaps')
    question.gaps.forEach(({ isNumber }, index) => {
      const text = answer.gaps[index + 1] ?? ''
      if (isNumber) found.push({ text, unit: NO_UNIT, where: `${index + 1}. praznina: ` })
    })
  return found.filter(({ text }) => text.trim())
}

const NO_UNIT = { unit: null }

/** Why a typed number can't be read, as the quiz would say; null where all can. */
async function unreadable(numbers: TypedNumber[]): Promise<string | null> {
  try {
    const { readMeasure } = await import('@/lib/content/questions/kinds/number/measure')
    for (const { text, unit, where } of numbers) {
      const read = readMeasure(text, unit, 'hr')
      if ('message' in read) return where + read.message
    }
  } catch {
    // Offline the rules can't be loaded: the pupil may continue.
  }
  return null
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
  const numbers = question ? typedNumbers(question, answer) : []
  const text = numbers.map((one) => one.text).join('\n')
  const isAsked = asked?.questionId === question?._id && asked?.text === text
  const leave = async (go: () => void) => {
    if (!question || !numbers.length || isAsked) return go()
    const message = await unreadable(numbers)
    if (message) setAsked({ questionId: question._id, text, message })
    else go()
  }
  return { message: isAsked ? (asked?.message ?? null) : null, leave }
}
