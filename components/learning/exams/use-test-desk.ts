'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/platform/http/client'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { TEST_MESSAGES } from '@/lib/learning/exams/messages'
import type { TestOverview, TestResult, TestReview, OpenTest } from '@/lib/learning/exams/model'
import { testAnswersInOutbox, snapshotBeforeRequest, useLessonTest } from '@/stores/lesson-test'
import { listWaitingItems } from '@/stores/outbox'
import { loadPupilAndParentIds } from '@/stores/load-pupil-and-parent-ids'
import { storageOwner } from '@/stores/session'
import { TEST_GRACE_MS } from '@/lib/learning/answers/limits'
import type { TestScope } from '@/lib/learning/exams/scope'
import { endOf } from '@/lib/learning/exams/timer'
import type { ClosedReview } from './closed-review-screen'
import { fetchTestOverview, startTestOf } from './test-calls'

export type Phase =
  | { name: 'loading' }
  | { name: 'failed'; message: string }
  /** `isMove`: the pupil came from another screen, so the focus moves here. */
  | { name: 'start'; overview: TestOverview & { isLocked?: boolean }; isMove: boolean }
  | { name: 'open'; isMove: boolean }
  | { name: 'result'; review: TestReview; note: string | null }
  | ({ name: 'closed'; note: string | null } & ClosedReview)

/** The current screen of a pupil's test, and the actions that lead to other screens. */
export function useTestDesk(scope: TestScope) {
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  const { open, close } = useLessonTest()

  /** Shows the screen to which an action leads, or its failure. */
  const step = (work: Promise<Phase>): Promise<void> =>
    work.then(setPhase, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setPhase({ name: 'failed', message: error.message })
    })

  const begun = async (minutes: number | null, isMove: boolean): Promise<Phase> => {
    const asked = snapshotBeforeRequest()
    // Answers sent meanwhile may be missing from the response.
    const left = await listWaitingItems(storageOwner())
    const test = await startTestOf(scope, minutes)
    open(test, asked, testAnswersInOutbox(left, test._id))
    return { name: 'open', isMove }
  }
  const look = async (isMove: boolean): Promise<Phase> => {
    const overview = await fetchTestOverview(scope)
    return overview.open ? begun(null, isMove) : { name: 'start', overview, isMove }
  }
  /** @param handedIn the result, if it is known */
  const reviewed = async (
    testId: string,
    ender: TestEndCause,
    handedIn?: TestResult,
  ): Promise<Phase> => {
    const { test } = useLessonTest.getState()
    const noteOf = ({ at }: TestResult) =>
      testEndReason(ender, test?._id === testId ? test : null, at)
    try {
      const review = await call(examsApiCalls.testReview, { params: { id: testId } })
      return { name: 'result', review, note: noteOf(review) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      // Another open test asks some of its questions.
      const result = handedIn ?? (await findResult(scope, testId))
      if (!result) throw error
      const { message, way } = error
      return { name: 'closed', result, message, way, note: noteOf(result) }
    } finally {
      close(testId)
    }
  }

  const enter = useEffectEvent(() => void step(look(false)))
  const id = Object.values(scope).join(' ')
  useEffect(() => enter(), [id])

  /** A test that could not be handed in stays open. */
  const handIn = async (testId: string, ender: TestEndCause): Promise<void> => {
    let result: TestResult
    try {
      const body = { ...(await loadPupilAndParentIds()), testID: testId }
      ;({ result } = await call(examsApiCalls.handInTest, { body }))
      dismissErrorToast('hand-in')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A submission by the clock is repeated until it succeeds, without a toast each time.
      if (ender === 'pupil')
        toast({ kind: 'error', about: 'hand-in', title: 'Greška', text: TEST_MESSAGES.saveFailed })
      return
    }
    await step(reviewed(testId, ender, result))
  }
  return {
    phase,
    reload: () => step(look(true)),
    handIn,
    begin: (minutes: number | null) => step(begun(minutes, true)),
    review: (testId: string, ender: TestEndCause = 'pupil') => step(reviewed(testId, ender)),
  }
}

const findResult = async (scope: TestScope, testId: string) =>
  (await fetchTestOverview(scope)).results.find(({ _id }) => _id === testId)

/** What ended a test: the pupil, the page's clock, or a server that takes no more answers. */
export type TestEndCause = 'pupil' | 'clock' | 'server'

const TIME_UP = 'Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.'

/**
 * Why a test ended; null if the pupil ended it. Judged by the server's instants: it may have been
 * submitted on another device.
 * @param at end of the test by the server's clock
 */
export function testEndReason(
  ender: TestEndCause,
  test: OpenTest | null,
  at: string,
): string | null {
  if (ender === 'pupil') return null
  const end = test && endOf({ startedAt: new Date(test.startedAt), minutes: test.minutes })
  // The page's clock may be ahead by the time its request travelled.
  const aheadMs = ender === 'clock' ? TEST_GRACE_MS : 0
  return end && Date.parse(at) >= end.getTime() - aheadMs ? TIME_UP : TEST_MESSAGES.finished
}
