import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { assistantApiCalls } from '@/lib/asking/assistant/calls'
import { ASSISTANT_MESSAGES, FIXED_REPLIES, type ReplyOutcome } from '@/lib/asking/assistant/help'
import type { AnswerReview } from '@/lib/asking/assistant/model'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { AnsweredQuestion } from '@/lib/learning/check/model'
import { answer, bodies, holdRequest, refuse } from '../../support/network'
import { button, press } from '../../support/person'
import { answeredTo, runOf, show, submit, ticks } from './run'

vi.mock('@/components/learning/lesson-state/use-lesson-state', () => ({
  useLessonState: () => null,
}))

const { reviewCheckAnswer } = assistantApiCalls
const PRESS = 'Neka pogleda i Pomoćnik'

/** The second of two points, as suggested by a model. */
const suggested: AnsweredQuestion = answeredTo({
  points: answeredTo().points.map((point, index) => ({
    ...point,
    isFound: index === 1,
    isTicked: index === 1,
  })),
})
const lookOf = (
  outcome: ReplyOutcome,
  html = '<p>Dobro!</p>',
  answered = suggested,
): AnswerReview => ({
  ...{ outcome, html, answered },
})
const isTicked = () => ticks().map(({ checked }) => checked)

async function compare(hasModel = true) {
  answer(checkApiCalls.startCheck, runOf())
  answer(checkApiCalls.answerOpen, answeredTo())
  show(true, false, hasModel)
  await press('Počni')
  await submit()
  if (hasModel) await screen.findByRole('button', { name: PRESS })
}

it('a model suggests ticks and writes a sentence; the pupil decides', async () => {
  await compare()
  expect(isTicked()).toEqual([true, false])
  answer(reviewCheckAnswer, lookOf('reply'))
  await press(PRESS)
  const [body] = bodies(reviewCheckAnswer)
  expect(body).toEqual({ runId: runOf().runId, checkQuestionId: answeredTo().checkQuestionId })
  expect(isTicked()).toEqual([false, true])
  expect(document.body.textContent).toContain('Dobro!')
  expect(document.body.textContent).toContain('Odgovara program (AI) i može pogriješiti.')
  expect(document.body.textContent).toContain('O kvačicama i dalje odlučuješ ti.')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pomoćnik' }))
  expect(screen.queryByRole('button', { name: PRESS })).toBeNull()
})

it('ticks changed by the pupil stay', async () => {
  await compare()
  ticks()[0]?.click()
  ticks()[1]?.click()
  ticks()[0]?.click()
  answer(reviewCheckAnswer, lookOf('reply'))
  await press(PRESS)
  expect(isTicked()).toEqual([true, true])
})

it('shows that it is thinking, and a failure can be retried', async () => {
  await compare()
  const done = holdRequest(reviewCheckAnswer)
  await press(PRESS)
  expect(screen.getByText('Razmišljam…')).toBeTruthy()
  await done.answer(lookOf('failed', `<p>${FIXED_REPLIES.silentLook}</p>`, answeredTo()))
  expect(document.body.textContent).toContain(FIXED_REPLIES.silentLook)
  answer(reviewCheckAnswer, lookOf('reply'))
  await press('Pokušaj ponovno')
  expect(isTicked()).toEqual([false, true])
})

it('a rejection is shown in its own words', async () => {
  await compare()
  refuse(reviewCheckAnswer, 403, ASSISTANT_MESSAGES.off)
  await press(PRESS)
  expect(document.body.textContent).toContain(ASSISTANT_MESSAGES.off)
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull()
})

it('without an available model there is no button', async () => {
  await compare(false)
  expect(button('Dalje')).toBeTruthy()
  expect(screen.queryByRole('button', { name: PRESS })).toBeNull()
})
