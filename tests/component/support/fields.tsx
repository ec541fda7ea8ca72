import './all-fields'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { AnswerFields } from '@/components/learning/quiz/answer-fields'
import type { Judged, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

/** Shows a question's fields, which keep the answer and report its changes. */
export function renderAnswerFields(
  question: PublicQuestion,
  first?: SubmittedAnswer,
  judged?: Judged,
) {
  const onChange = vi.fn<(answer: SubmittedAnswer) => void>()
  function Fields() {
    const [answer, setAnswer] = useState(first)
    const change = (next: SubmittedAnswer) => {
      onChange(next)
      setAnswer(next)
    }
    return <AnswerFields {...{ question, answer, judged }} onChange={change} />
  }
  render(<Fields />)
  return onChange
}
