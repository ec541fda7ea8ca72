import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { accountsCalls } from '@/lib/accounts/calls'
import { CALL_TIMEOUT_MS } from '@/lib/http/client'
import { quizCalls } from '@/lib/quiz/calls'
import { pupilOf } from '../support/family'
import { answer, pass, refuseSession } from '../support/network'
import { pagesLoaded } from '../support/person'
import {
  asPupil,
  B,
  check,
  message,
  open,
  questionId,
  reload,
  right,
  sentAnswers,
  signIn,
  stored,
  submitB,
  verdict,
} from '../support/quiz-page'

asPupil()

/** Answers a question after the session has ended: the page is left for the sign-in. */
beforeEach(async () => {
  vi.useFakeTimers()
  refuseSession(quizCalls.judgeAnswer)
  answer(accountsCalls.signOut, { success: true })
  await open()
  await submitB()
  expect(pagesLoaded()).toEqual(['/prijava'])
  answer(quizCalls.judgeAnswer, { ...right, earned: 0 })
  await pass(CALL_TIMEOUT_MS)
})

it('an answer after the end of the session waits, and is never sent as a guest’s', async () => {
  fireEvent(window, new Event('online'))
  await check()
  expect(message()).toMatch(/^Prijava je istekla\./)
  expect(stored()).toMatchObject({ position: 0, steps: {}, pending: B })
  expect(sentAnswers()).toEqual([B])
})

it('after the sign-in the answer that waited is judged', async () => {
  signIn(pupilOf()._id)
  await reload()
  await pass(0)
  expect(verdict()).toBe('Točno!')
  expect(stored()).toMatchObject({ steps: { [questionId]: { answer: B } } })
})
