import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { Round } from '@/components/learning/quiz/review/round'
import type { RoundItem, RoundReference } from '@/components/learning/quiz/review/round-item'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { idOf } from '../../support/family'
import {
  advanceClock,
  answer,
  bodies,
  holdRequest,
  loseConnection,
  refuse,
  settle,
} from '../../support/network'
import { button, press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'

const WAITS =
  'Nema veze s internetom. Ostani na ovoj stranici: odgovor čeka i poslat će se čim se veza vrati.'
const SOURCES: RoundReference['source'][] = ['danas', 'greske', 'imam-test', 'vjezba']
const RIGHT = {
  ...judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } }),
  earned: 0 as const,
}
const ASKED: RoundItem[] = [1, 2].map((digit) => {
  const question = questionOf('single', digit)
  return { key: question._id, kind: 'question', question }
})
const CARD: RoundItem = {
  ...{ key: idOf('49'), kind: 'card', cardId: idOf('49') },
  ...{ front: 'Nil', back: 'rijeka' },
}

afterEach(() => void vi.useRealTimers())

const onResult = vi.fn()

async function openOffline(items = ASKED, source: RoundReference['source'] = 'danas') {
  onResult.mockClear()
  loseConnection(quizApiCalls.judgeAnswer, cardsApiCalls.reviewCard)
  render(
    <>
      <Round
        {...{ items, onResult }}
        judging={{ source, roundId: idOf('70') }}
        results={{}}
        onEnd={() => undefined}
      />
    </>,
  )
  await settle()
}

const choose = (option: RegExp) => fireEvent.click(screen.getByLabelText(option))
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked }, at) => (checked ? at : []))
const message = () => screen.getByRole('alert').textContent
const sent = () => bodies(quizApiCalls.judgeAnswer)
const isNoticeShown = () => !('saysOffline' in document.documentElement.dataset)

async function answerB() {
  choose(/drugi/)
  await press('Provjeri')
}

async function reconnect() {
  // The tab of a phone that is unlocked is seen and online at once.
  act(() => {
    fireEvent(window, new Event('online'))
    fireEvent(document, new Event('visibilitychange'))
  })
  await settle()
}

it.each(SOURCES)(
  'in a round of „%s” an answer waits, and is sent once when the connection is back',
  async (source) => {
    await openOffline(ASKED, source)
    expect(isNoticeShown()).toBe(true)
    await answerB()
    expect(message()).toBe(WAITS)
    expect(screen.getByRole('alert').className).toContain('text-almost')
    expect(isNoticeShown()).toBe(false)
    expect(chosen()).toEqual([1])
    answer(quizApiCalls.judgeAnswer, RIGHT)
    await reconnect()
    const [first, again, ...others] = sent()
    // The server counts an id once: the first may have arrived.
    expect(again).toEqual(first)
    expect(others).toEqual([])
    expect(message()).toBe('')
    expect(isNoticeShown()).toBe(true)
    expect(onResult.mock.calls).toEqual([[ASKED[0]?.key, true]])
    await press('Dalje')
    expect(button('Provjeri').disabled).toBe(true)
  },
)

it('it is never sent for another pupil who has signed in on this device since', async () => {
  await openOffline()
  await answerB()
  const claims = { ...{ sub: idOf('99'), type: 'ucenik', firstName: 'Luka' }, exp: 4_000_000_000 }
  document.cookie = `iskra_user_claims=x.${btoa(JSON.stringify(claims))}.`
  onTestFinished(() => void (document.cookie = 'iskra_user_claims=; max-age=0'))
  answer(quizApiCalls.judgeAnswer, RIGHT)
  await reconnect()
  await press('Pokušaj ponovno')
  expect(sent()).toHaveLength(1)
})

it('it is sent as it was given: nothing changes it while it waits', async () => {
  await openOffline()
  await answerB()
  choose(/treći/)
  expect(chosen()).toEqual([1])
  expect(screen.queryByRole('button', { name: 'Ne znam' })).toBeNull()
  answer(quizApiCalls.judgeAnswer, RIGHT)
  await press('Pokušaj ponovno')
  const [first, again] = sent()
  expect(again).toEqual(first)
  expect(button('Dalje')).toBeTruthy()
})

it('„Ne znam” waits, too', async () => {
  await openOffline()
  await press('Ne znam')
  expect(message()).toBe(WAITS)
  answer(quizApiCalls.judgeAnswer, { ...RIGHT, outcome: 'wrong' })
  await press('Pokušaj ponovno')
  const [first, again] = sent()
  expect(again).toEqual(first)
  expect(onResult.mock.calls).toEqual([[ASKED[0]?.key, false]])
})

it('is tried again where the browser does not notice the connection, with the same message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openOffline()
  await answerB()
  await advanceClock(2_000)
  expect(sent()).toHaveLength(2)
  const slow = holdRequest(quizApiCalls.judgeAnswer)
  await advanceClock(4_000)
  expect(sent()).toHaveLength(3)
  expect(message()).toBe(WAITS)
  expect(button('Pokušaj ponovno')).toBeTruthy()
  await slow.answer(RIGHT)
  expect(message()).toBe('')
  await advanceClock(60_000)
  expect(sent()).toHaveLength(3)
})

it('a refusal ends the wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openOffline()
  await answerB()
  refuse(quizApiCalls.judgeAnswer, 404, 'Pitanje nije pronađeno')
  await reconnect()
  expect(message()).toBe('Pitanje nije pronađeno')
  await advanceClock(60_000)
  expect(sent()).toHaveLength(2)
  await press('Preskoči')
  expect(button('Provjeri')).toBeTruthy()
})

it('a card’s verdict waits and is sent once when the connection is back', async () => {
  await openOffline([CARD, ...ASKED])
  await press('Okreni karticu')
  await press('Znam')
  expect(message()).toBe(WAITS)
  expect(isNoticeShown()).toBe(false)
  answer(cardsApiCalls.reviewCard, { dueOn: '2026-11-23', earned: [] })
  await reconnect()
  const [first, again, ...others] = bodies(cardsApiCalls.reviewCard)
  expect(again).toEqual(first)
  expect(others).toEqual([])
  expect(message()).toBe('')
  expect(onResult.mock.calls).toEqual([[CARD.key, true]])
  await press('Dalje')
  expect(button('Provjeri')).toBeTruthy()
})
