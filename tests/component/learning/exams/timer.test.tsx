import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { answer, refuse } from '../../support/network'
import { toasts } from '../../support/person'
import {
  setUpTestDesk,
  choose,
  serveTest,
  makeServerUnreachable,
  ongoingOverview,
  resultBodies,
  keptAnswers,
  openTest,
  advanceTestClock,
  reviewAt,
  save,
  openDesk,
  settleSteps,
  pageText,
} from '../../support/lesson-test'

setUpTestDesk()

const heading = () => screen.getByRole('heading', { level: 2 })

describe('a timer', () => {
  const MINUTE = 60_000
  const timed = (remainingMs: number) => {
    answer(examsApiCalls.startTest, openTest({ minutes: 5, remainingMs }))
    answer(examsApiCalls.testOverview, ongoingOverview(remainingMs))
  }

  it('shows minutes, and no running seconds', async () => {
    timed(5 * MINUTE)
    await openDesk()
    expect(pageText()).toContain('Još 5 minuta')
    await advanceTestClock(1_000)
    expect(pageText()).toContain('Još 5 minuta')
    await advanceTestClock(3 * MINUTE)
    expect(pageText()).toContain('Još 2 minute')
    await advanceTestClock(MINUTE)
    expect(pageText()).toContain('Još manje od minute')
  })

  it('that ran out saves pending answers and submits', async () => {
    timed(MINUTE)
    await openDesk()
    await advanceTestClock(59_800)
    choose(/drugi/)
    await advanceTestClock(1_200)
    expect(keptAnswers()).toHaveLength(1)
    expect(resultBodies()).toHaveLength(1)
    expect(pageText()).toContain('Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.')
  })

  it('that ran out offline submits once reconnected, without repeated messages', async () => {
    timed(MINUTE)
    await openDesk()
    makeServerUnreachable()
    await advanceTestClock(MINUTE + 1_000)
    expect(pageText()).toContain('Vrijeme je isteklo, predajem test...')
    expect(toasts()).toEqual([])
    serveTest()
    fireEvent(window, new Event('online'))
    await settleSteps()
    expect(heading().textContent).toBe('dobar (3)')
    const { length } = resultBodies()
    await advanceTestClock(MINUTE)
    expect(resultBodies()).toHaveLength(length)
  })

  const TIME_UP = 'Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.'
  it.each([
    ['10:02', 'Ovaj je test već predan.', TIME_UP],
    ['10:05', TIME_UP, 'Ovaj je test već predan.'],
  ])('for a test ended by the server at %s it shows „%s”', async (at, said, other) => {
    timed(5 * MINUTE)
    await openDesk()
    refuse(examsApiCalls.keepAnswer, 409, 'Ovaj je test već predan.')
    answer(examsApiCalls.testReview, reviewAt(`2026-11-20T${at}:00.000Z`))
    choose(/drugi/)
    await save()
    expect(pageText()).toContain(said)
    expect(pageText()).not.toContain(other)
  })
})
