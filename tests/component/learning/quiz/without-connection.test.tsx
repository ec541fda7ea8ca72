import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { answer, loseConnection, refuse } from '../../support/network'
import { judgementOf } from '../../support/quiz'
import { press } from '../../support/person'
import {
  playAsPupil,
  ANSWER_B,
  ids,
  message,
  OFFLINE_TEXT,
  openQuiz,
  reload,
  right,
  sentAnswers,
  storedRound,
  submitB,
} from '../../support/quiz-page'

playAsPupil()

const [first, second, third] = ids as [string, string, string]
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

async function playOffline() {
  loseConnection(quizApiCalls.judgeAnswer)
  await openQuiz()
  for (const _ of ids) {
    await submitB()
    expect(message()).toMatch(OFFLINE_TEXT)
    await press('Dalje')
  }
}

const reconnect = () => fireEvent(window, new Event('online'))

it('a pupil continues offline; each answer is sent once when the connection is back', async () => {
  await playOffline()
  expect(headings()).toEqual(['Sve je sačuvano'])
  expect(screen.getByText(/3 odgovora čekaju vezu s internetom/)).toBeTruthy()
  expect(storedRound()).toMatchObject({
    position: 3,
    steps: {},
    waiting: { [first]: ANSWER_B, [second]: ANSWER_B, [third]: ANSWER_B },
  })
  const { length } = sentAnswers()
  answer(quizApiCalls.judgeAnswer, { ...right, earned: 0 })
  reconnect()
  await expect.poll(headings).toContain('3 od 3 točno')
  expect(sentAnswers().slice(length)).toEqual([ANSWER_B, ANSWER_B, ANSWER_B])
  expect(storedRound()).not.toHaveProperty('waiting')
})

it('the same after a reload', async () => {
  await playOffline()
  await reload()
  expect(headings()).toEqual(['Sve je sačuvano'])
  answer(quizApiCalls.judgeAnswer, { ...right, earned: 0 })
  reconnect()
  await expect.poll(headings).toContain('3 od 3 točno')
})

it('a mistake is repeated once', async () => {
  await playOffline()
  const wrong = judgementOf({ outcome: 'wrong', correct: { kind: 'single', choice: 'a' } })
  answer(quizApiCalls.judgeAnswer, { ...wrong, earned: 0 })
  reconnect()
  await expect
    .poll(() => storedRound())
    .toMatchObject({ round: [...ids, `${first}~`, `${second}~`, `${third}~`] })
  expect(await screen.findByText('Još jednom ono što nije bilo točno')).toBeTruthy()
})

it('a question that can no longer be judged is omitted', async () => {
  await playOffline()
  refuse(quizApiCalls.judgeAnswer, 404, 'Pitanje nije pronađeno')
  reconnect()
  await expect.poll(() => storedRound()).not.toHaveProperty('waiting')
  expect(storedRound()).toMatchObject({ steps: {}, round: [] })
})

it('the message scrolls out from behind a phone’s buttons', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  loseConnection(quizApiCalls.judgeAnswer)
  await openQuiz()
  scroll.mockClear()
  await submitB()
  expect(message()).toMatch(OFFLINE_TEXT)
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')])
})
