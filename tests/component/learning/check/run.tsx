import { fireEvent, render, screen } from '@testing-library/react'
import { CheckAnswerReviewProvider } from '@/components/asking/assistant/check-answer-review-provider'
import { Check } from '@/components/learning/check/check'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { AnsweredQuestion, CheckRun } from '@/lib/learning/check/model'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'
import { answer } from '../../support/network'
import { press } from '../../support/person'

const RUN = idOf('71')
/** A run's questions, as shown. */
export const prompts = [
  { _id: idOf('80'), html: 'Zašto se <em>lokva</em> osuši?' },
  { _id: idOf('81'), html: 'Što je rijeka?' },
]
/** An answer with one of its two points found. */
export const answeredTo = (part: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  checkQuestionId: idOf('80'),
  text: 'Zbog sunca.',
  marks: [[5, 10]],
  points: [
    { html: 'sunce <em>zagrijava</em> vodu', isFound: true, isTicked: true },
    { html: 'voda isparava', isFound: false, isTicked: false },
  ],
  isDecided: false,
  slips: [],
  modelAnswer: 'Sunce zagrijava vodu, pa ona <strong>isparava</strong>.',
  ...part,
})
/** The answer with the pupil’s ticks. */
export const decided = (answered: AnsweredQuestion, ticks: boolean[]): AnsweredQuestion => ({
  ...answered,
  isDecided: true,
  points: answered.points.map((point, index) => ({ ...point, isTicked: ticks[index] ?? false })),
})
export const runOf = (part: Partial<CheckRun> = {}): CheckRun => ({
  runId: RUN,
  questions: prompts,
  answers: [],
  runsLeft: 2,
  ...part,
})

export function show(hasSubscription = true, isSpoken = false, hasModel = false) {
  useUser.setState({ user: pupilOf({ hasSubscription, hasModel }) })
  const paths = { scriptPath: '/a/skripta', lessonPath: '/a' }
  return render(
    <CheckAnswerReviewProvider>
      <Check lessonId={idOf('70')} {...{ isSpoken, prompts }} {...paths} />
    </CheckAnswerReviewProvider>,
  )
}

export async function begin(run = runOf()) {
  answer(checkApiCalls.startCheck, run)
  const shown = show()
  await press('Počni')
  return shown
}

export const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
export const write = (text: string) => fireEvent.change(area(), { target: { value: text } })
export const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')

/** Writes an answer and submits it. */
export async function submit(text = 'Zbog sunca.') {
  write(text)
  await press('Usporedi')
}
