import { render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { AnswerFields } from '@/components/learning/quiz/answer-fields'
import type { Judged, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

/** Shows the fields of a question, which keep what is answered; what they are changed to is told. */
export function showFields(question: PublicQuestion, first?: SubmittedAnswer, judged?: Judged) {
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
