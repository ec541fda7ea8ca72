import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { examsCalls } from '@/lib/learning/exams/calls'
import { answer, refuse } from '../../support/network'
import { toasts } from '../../support/person'
import {
  atTheDesk,
  choose,
  comesBack,
  goesAway,
  goingOn,
  handedIn,
  keptAnswers,
  openTest,
  pass,
  reviewAt,
  save,
  sitDown,
  step,
  texts,
} from '../../support/lesson-test'

atTheDesk()

const heading = () => screen.getByRole('heading', { level: 2 })

describe('a timer', () => {
  const MINUTE = 60_000
  const timed = (remainingMs: number) => {
    answer(examsCalls.startTest, openTest({ minutes: 5, remainingMs }))
    answer(examsCalls.testOverview, goingOn(remainingMs))
  }

  it('shows minutes, and no running seconds', async () => {
    timed(5 * MINUTE)
    await sitDown()
    expect(texts()).toContain('Još 5 minuta')
    await pass(1_000)
    expect(texts()).toContain('Još 5 minuta')
    await pass(3 * MINUTE)
    expect(texts()).toContain('Još 2 minute')
    await pass(MINUTE)
    expect(texts()).toContain('Još manje od minute')
  })

  it('that ran out saves pending answers and submits', async () => {
    timed(MINUTE)
    await sitDown()
    await pass(59_800)
    choose(/drugi/)
    await pass(1_200)
    expect(keptAnswers()).toHaveLength(1)
    expect(handedIn()).toHaveLength(1)
    expect(texts()).toContain('Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.')
  })

  it('that ran out offline submits once reconnected, without repeated messages', async () => {
    timed(MINUTE)
    await sitDown()
    goesAway()
    await pass(MINUTE + 1_000)
    expect(texts()).toContain('Vrijeme je isteklo, predajem test...')
    expect(toasts()).toEqual([])
    comesBack()
    fireEvent(window, new Event('online'))
    await step()
    expect(heading().textContent).toBe('dobar (3)')
    const { length } = handedIn()
    await pass(MINUTE)
    expect(handedIn()).toHaveLength(length)
  })

  const TIME_UP = 'Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.'
  it.each([
    ['10:02', 'Ovaj je test već predan.', TIME_UP],
    ['10:05', TIME_UP, 'Ovaj je test već predan.'],
  ])('for a test ended by the server at %s it shows „%s”', async (at, said, other) => {
    timed(5 * MINUTE)
    await sitDown()
    refuse(examsCalls.keepAnswer, 409, 'Ovaj je test već predan.')
    answer(examsCalls.testReview, reviewAt(`2026-11-20T${at}:00.000Z`))
    choose(/drugi/)
    await save()
    expect(texts()).toContain(said)
    expect(texts()).not.toContain(other)
  })
})
