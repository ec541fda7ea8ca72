import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DailyPractice } from '@/components/learning/daily-practice/daily-practice'
import { Round } from '@/components/learning/quiz/review/round'
import type { RoundReference } from '@/components/learning/quiz/review/round-item'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import type { SittingItem } from '@/lib/learning/daily-practice/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { idOf } from '../../support/family'
import { answer, bodies, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'
import { askedItem, LESSON, sittingOf } from '../../support/sittings'

const HINTS = ['<p>Koliko je pola?</p>', '<p>Zbroji.</p>']
const hinted = { ...questionOf('single'), hints: HINTS }
const SOURCES: RoundReference['source'][] = ['danas', 'greske', 'imam-test', 'vjezba']

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

async function openRound(source: RoundReference['source'] = 'danas', round = '70') {
  cleanup()
  render(
    <Round
      items={[{ key: hinted._id, kind: 'question', question: hinted }]}
      judging={{ source, roundId: idOf(round) }}
      results={{}}
      onResult={() => undefined}
      onEnd={() => undefined}
    />,
  )
  await settle()
}

async function submit() {
  const correct = { kind: 'single', choice: 'b' } as const
  answer(quizApiCalls.judgeAnswer, { ...judgementOf({ outcome: 'right', correct }), earned: 0 })
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
}

it.each(SOURCES)(
  'a hint opened in a round of „%s” is still open after a reload',
  async (source) => {
    await openRound(source)
    await press('Uputa (1 od 2)')
    // Mistakes and practice begin another round.
    await openRound(source, '71')
    expect(steps()).toEqual(['Koliko je pola?'])
    await submit()
    expect(bodies(quizApiCalls.judgeAnswer)).toMatchObject([{ hints: 1 }])
    expect(screen.getByText(/idući put i bez nje/)).toBeTruthy()
  },
)

it('once the question is answered, its hints are closed the next time', async () => {
  await openRound()
  await press('Uputa (1 od 2)')
  await submit()
  expect(steps()).toEqual(['Koliko je pola?'])
  await openRound('danas', '71')
  expect(steps()).toEqual([])
  await submit()
  expect(bodies(quizApiCalls.judgeAnswer)[1]).not.toHaveProperty('hints')
})

it('the next day begins without opened hints', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  await openRound()
  await press('Uputa (1 od 2)')
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
  await openRound()
  expect(steps()).toEqual([])
})

it('a script that was passed is not shown again', async () => {
  const script: SittingItem = {
    kind: 'script',
    key: `skripta ${LESSON.lessonId}`,
    lesson: LESSON,
  }
  const items = [script, askedItem(1)]
  answer(
    dailyPracticeApiCalls.openSitting,
    sittingOf({ first: { roundId: idOf('70'), items, results: {} } }),
  )
  render(<DailyPractice />)
  await settle()
  await press('Idem na pitanja')
  cleanup()
  render(<DailyPractice />)
  await settle()
  expect(screen.queryByRole('heading', { name: /^Nova lekcija/ })).toBeNull()
  expect(screen.getByText('2.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Provjeri' })).toBeTruthy()
})
