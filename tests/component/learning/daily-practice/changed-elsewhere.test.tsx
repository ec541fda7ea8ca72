import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { choose, END, judge, open, place, serve } from '../../support/daily-practice'
import { idOf } from '../../support/family'
import { TODAY } from '../../support/mistakes'
import {
  advanceClock,
  answer,
  holdRequest,
  loseConnection,
  sentInputs,
  settle,
} from '../../support/network'
import { button, press } from '../../support/person'
import { questionOf } from '../../support/quiz'
import { askedItem, sittingOf } from '../../support/sittings'

afterEach(() => void vi.useRealTimers())

it('what the server chose again after two wrong answers comes next', async () => {
  const items = [1, 2, 3].map((digit) => askedItem(digit))
  await open(sittingOf({ first: { roundId: idOf('70'), items, results: {} } }))
  await choose('wrong')
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(1)
  await press('Dalje')
  const changed = [...items.slice(0, 2), { ...askedItem(4), reason: 'back' as const }]
  serve(sittingOf({ first: { roundId: idOf('70'), items: changed, results: {} } }))
  await choose('wrong')
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(2)
  await press('Dalje')
  expect(screen.getByText('Nešto poznato')).toBeTruthy()
})

it('a choice that comes late is followed from the next question on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const items = [1, 2, 3, 4].map((digit) => askedItem(digit))
  await open(sittingOf({ first: { roundId: idOf('70'), items, results: {} } }))
  await choose('wrong')
  await press('Dalje')
  const slow = holdRequest(dailyPracticeApiCalls.openSitting)
  await choose('wrong')
  await press('Dalje')
  expect(place()).toBe('2. od 4')
  await advanceClock(2_000)
  expect(place()).toBe('3. od 4')
  const changed = [...items.slice(0, 2), { ...askedItem(5), reason: 'back' as const }, askedItem(6)]
  await slow.answer(sittingOf({ first: { roundId: idOf('70'), items: changed, results: {} } }))
  expect(screen.getByText('Ponavljanje')).toBeTruthy()
  await choose('right')
  await press('Dalje')
  expect(place()).toBe('3. od 4')
  expect(screen.getByText('Nešto poznato')).toBeTruthy()
  await choose('right')
  await press('Dalje')
  expect(place()).toBe('4. od 4')
})

it('the rest is asked for again only after two more wrong answers, or a lost request', async () => {
  const items = [1, 2, 3, 4, 5].map((digit) => askedItem(digit))
  const sitting = sittingOf({ first: { roundId: idOf('70'), items, results: {} } })
  await open(sitting)
  const fail = async () => {
    await choose('wrong')
    await press('Dalje')
    return sentInputs(dailyPracticeApiCalls.openSitting).length
  }
  expect(await fail()).toBe(1)
  expect(await fail()).toBe(2)
  expect(await fail()).toBe(2)
  loseConnection(dailyPracticeApiCalls.openSitting)
  expect(await fail()).toBe(3)
  serve(sitting)
  await choose('wrong')
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(4)
})

it('after easier questions were chosen, the next one says so once', async () => {
  const note = 'Ostatak vježbe sada je malo lakši.'
  const items = [1, 2, 3].map((digit) => askedItem(digit))
  await open(sittingOf({ first: { roundId: idOf('70'), items, results: {} } }))
  await choose('wrong')
  await press('Dalje')
  const changed = [...items.slice(0, 2), askedItem(4), askedItem(5)]
  serve(sittingOf({ first: { roundId: idOf('70'), items: changed, results: {} } }))
  await choose('wrong')
  expect(screen.queryByText(note)).toBeNull()
  await press('Dalje')
  expect(screen.getByText(note)).toBeTruthy()
  await choose('right')
  await press('Dalje')
  expect(screen.queryByText(note)).toBeNull()
})

describe('who comes back from another device', () => {
  const come = async () => {
    fireEvent(window, new Event('focus'))
    await settle()
  }
  const [one, two] = [questionOf('single', 1)._id, questionOf('single', 2)._id]
  const answered = (results: Record<string, boolean>) =>
    sittingOf({ first: { ...sittingOf().first, results } })

  it('goes on after what was answered there', async () => {
    await open()
    serve(answered({ [one]: true }))
    await come()
    expect(place()).toBe('2. od 2')
    expect(sentInputs(dailyPracticeApiCalls.openSitting).at(-1)).toEqual({
      body: { day: TODAY, number: 1 },
    })
  })

  it('sees its end', async () => {
    await open()
    serve(sittingOf({ done: END }))
    await come()
    expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
  })

  it('sees the end of what was answered there to the last part, which is sent', async () => {
    await open()
    serve(answered({ [one]: true, [two]: true }))
    answer(dailyPracticeApiCalls.finishSitting, END)
    await come()
    expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
  })

  it('goes on with a sitting that was planned anew', async () => {
    await open()
    serve(sittingOf({ first: { roundId: idOf('72'), items: [askedItem(3)], results: {} } }))
    await come()
    expect(place()).toBe('1. od 1')
  })

  it('stays where it is if only a part that is not shown has a result', async () => {
    await open()
    fireEvent.click(screen.getByLabelText(/prvi/))
    serve(answered({ [`skripta ${idOf('29')}`]: true }))
    await come()
    expect(screen.getByLabelText<HTMLInputElement>(/prvi/).checked).toBe(true)
  })

  it('reads the verdict of an answer that was faster than the look', async () => {
    await open()
    const look = holdRequest(dailyPracticeApiCalls.openSitting)
    await come()
    await choose('right')
    await look.answer(answered({ [one]: true, [two]: true }))
    expect(place()).toBe('1. od 2')
    expect(button('Dalje')).toBeTruthy()
  })

  it('keeps a choice that is not sent yet, if nothing was answered there', async () => {
    await open()
    fireEvent.click(screen.getByLabelText(/prvi/))
    await come()
    expect(screen.getByLabelText<HTMLInputElement>(/prvi/).checked).toBe(true)
  })

  it('first sees the verdict of an answer that waits for the connection', async () => {
    await open()
    loseConnection(quizApiCalls.judgeAnswer)
    fireEvent.click(screen.getByLabelText(/drugi/))
    await press('Provjeri')
    serve(answered({ [one]: true, [two]: true }))
    await come()
    expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(1)
    expect(place()).toBe('1. od 2')
    judge('right')
    await press('Pokušaj ponovno')
    expect(button('Dalje')).toBeTruthy()
    answer(dailyPracticeApiCalls.finishSitting, END)
    await come()
    expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
  })
})
