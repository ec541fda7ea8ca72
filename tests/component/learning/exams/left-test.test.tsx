import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useTestAutosave } from '@/components/learning/exams/use-autosave'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { snapshotBeforeRequest, useLessonTest } from '@/stores/lesson-test'
import { idOf } from '../../support/family'
import { first, openTest, third } from '../../support/lesson-test'
import { advanceClock, holdRequest, loseConnection, settle } from '../../support/network'
import { withEmptyOutbox } from '../../support/outbox'

withEmptyOutbox()
beforeEach(() => {
  vi.useFakeTimers()
  useLessonTest.setState(useLessonTest.getInitialState())
})

const OTHER = idOf('7f')
const open = (id: string) => {
  const test = openTest({ _id: id })
  act(() => useLessonTest.getState().open(test, snapshotBeforeRequest(), {}))
  return renderHook(() => useTestAutosave(id, async () => undefined))
}

it('unsent answers keep waiting when a test that was left ends its last save', async () => {
  const save = holdRequest(examsApiCalls.keepAnswer)
  const left = open(openTest()._id)
  await settle()
  act(() => useLessonTest.getState().give(first, { kind: 'single', choice: 'b' }))
  await advanceClock(600)
  left.unmount()
  const now = open(OTHER)
  await settle()
  const answer: SubmittedAnswer = { kind: 'several', choices: ['a'] }
  act(() => useLessonTest.getState().give(third, answer))
  await advanceClock(600)
  loseConnection(examsApiCalls.keepAnswer)
  await save.loseConnection()
  await advanceClock(1)
  const { isWaiting, trouble } = now.result.current
  expect({ isWaiting, trouble }).toEqual({ isWaiting: true, trouble: 'offline' })
  const heard = { _id: OTHER, remainingMs: null, answers: {} }
  act(() => useLessonTest.getState().hear(heard, snapshotBeforeRequest()))
  expect(useLessonTest.getState().answers[third]).toEqual(answer)
})
