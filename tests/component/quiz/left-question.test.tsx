import { cleanup } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError, call } from '@/lib/http/client'
import { useQuiz } from '@/stores/quiz'
import { B, handInB, onOwnClock, pass, questionId } from '../support/handed-in'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))

onOwnClock()

/** Hands `B` in and leaves the quiz while the call is under way. */
async function leaveWhileSending() {
  let fail: (reason: unknown) => void = () => undefined
  vi.mocked(call).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  await handInB()
  cleanup()
  return fail
}

it('what its call says does not touch the answer that waits in another quiz', async () => {
  const fail = await leaveWhileSending()
  useQuiz.getState().open('druga-lekcija', ['drugo-pitanje'])
  useQuiz.getState().hold('drugo-pitanje', B)
  fail(new ApiError(503, 'Ne sada.'))
  await pass(0)
  expect(useQuiz.getState().progress?.pending).toEqual(B)
})

it('only the open question’s answer is dropped', () => {
  useQuiz.getState().open('druga-lekcija', ['drugo-pitanje'])
  useQuiz.getState().hold('drugo-pitanje', B)
  useQuiz.getState().drop(questionId)
  expect(useQuiz.getState().progress?.pending).toEqual(B)
  useQuiz.getState().drop('drugo-pitanje')
  expect(useQuiz.getState().progress?.pending).toBeUndefined()
})
