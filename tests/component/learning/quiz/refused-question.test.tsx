import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RemedyPage } from '@/lib/platform/http/errors'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { refuse, answer, advanceClock, refuseSession } from '../../support/network'
import { button, press, pagesLoaded } from '../../support/person'
import {
  playAsPupil,
  choose,
  ids,
  message,
  openQuiz,
  storeRound,
  storedRound,
  submitB,
  ANSWER_B,
  pressCheck,
  questionId,
  reload,
  right,
  sentAnswers,
  signIn,
  verdict,
} from '../../support/quiz-page'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { CALL_TIMEOUT_MS } from '@/lib/platform/http/client'
import { pupilOf } from '../../support/family'

playAsPupil()

const SKIP = 'Preskoči pitanje'
const skip = () => screen.queryByRole('button', { name: SKIP })

async function openRefused(status: number, way?: RemedyPage) {
  refuse(quizApiCalls.judgeAnswer, status, 'Pitanje nije pronađeno', way && { way })
  await openQuiz()
  await submitB()
}

it.each([403, 404, 409])('a question rejected with %i can be skipped', async (status) => {
  await openRefused(status)
  expect(message()).toBe('Pitanje nije pronađeno')
  fireEvent.click(button(SKIP))
  expect(storedRound()).toMatchObject({ round: ids.slice(1), position: 0, steps: {} })
  expect(screen.getByText('od 2')).toBeTruthy()
  expect(message()).toBe('')
  expect(document.activeElement?.tagName).toBe('LEGEND')
  expect(skip()).toBeNull()
})

it.each([0, 400, 429, 503])('a question rejected with %i can’t be skipped', async (status) => {
  await openRefused(status)
  expect(skip()).toBeNull()
})

it('a question of an open test links to that test', async () => {
  const path = '/5-razred/vremeplov-5/stari-egipat/test'
  await openRefused(409, { title: 'Stari Egipat', path })
  const link = screen.getByRole('link', { name: 'Otvori test „Stari Egipat”' })
  expect(link.getAttribute('href')).toBe(path)
  expect(skip()).toBeTruthy()
})

it('another answer may still be given', async () => {
  await openRefused(404)
  choose(/treći/)
  expect(skip()).toBeNull()
  expect(button('Provjeri').disabled).toBe(false)
})

it('after the only question of a round all are asked again', async () => {
  storeRound({ round: ids.slice(0, 1), position: 0, steps: {} })
  await openRefused(404)
  await press(SKIP)
  expect(storedRound()).toMatchObject({ round: ids, position: 0, steps: {} })
})

describe('an ended session', () => {
  /** Answers a question after the session has ended: the page is left for the sign-in. */
  beforeEach(async () => {
    vi.useFakeTimers()
    refuseSession(quizApiCalls.judgeAnswer)
    answer(sessionApiCalls.signOut, { success: true })
    await openQuiz()
    await submitB()
    expect(pagesLoaded()).toEqual(['/prijava'])
    answer(quizApiCalls.judgeAnswer, { ...right, earned: 0 })
    await advanceClock(CALL_TIMEOUT_MS)
  })

  it('an answer after the end of the session waits, and is never sent as a guest’s', async () => {
    fireEvent(window, new Event('online'))
    await pressCheck()
    expect(message()).toMatch(/^Prijava je istekla\./)
    expect(storedRound()).toMatchObject({ position: 0, steps: {}, pending: ANSWER_B })
    expect(sentAnswers()).toEqual([ANSWER_B])
  })

  it('after the sign-in the waiting answer is judged', async () => {
    signIn(pupilOf()._id)
    await reload()
    await advanceClock(0)
    expect(verdict()).toBe('Točno!')
    expect(storedRound()).toMatchObject({ steps: { [questionId]: { answer: ANSWER_B } } })
  })
})
