import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ElementState } from '@/components/learning/lesson-state/element-state'
import { NextStepForPupils } from '@/components/learning/lesson-state/next-step-for-pupils'
import { lessonStateApiCalls } from '@/lib/learning/lesson-state/calls'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import { LESSON_ELEMENTS } from '@/lib/platform/paths'
import { roundKey } from '@/stores/quiz-rounds'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, pupilOf, viewerOf } from '../../support/family'
import {
  answer,
  calls,
  loseConnection,
  holdRequest,
  sentInputs,
  settle,
} from '../../support/network'
import '../../support/person'

beforeEach(async () => {
  // Parts for pupils are preloaded.
  await import('@/components/learning/lesson-state/pupil-parts')
  useSession.setState({ viewer: null })
})

const LESSON = idOf('20')
const PATH = '/5-razred/knjiga/lekcija'
const offer = { lessonId: LESSON, questionCount: 12, cardCount: 10 }
const NEW: LessonState = {
  isScriptRead: false,
  quiz: null,
  cards: { met: 0, due: 0 },
  test: { open: null, mark: null },
  check: { isOffered: true, open: null, last: null, leftToday: 3 },
  mistakes: 0,
  mastery: null,
}
const DONE: LessonState = {
  isScriptRead: true,
  quiz: { right: 9, total: 12 },
  cards: { met: 10, due: 0 },
  test: { open: null, mark: 4 },
  check: { isOffered: true, open: null, last: { done: 2, of: 3 }, leftToday: 2 },
  mistakes: 0,
  mastery: { right: 8, of: 10, isMastered: true, lastDay: '2026-11-28' },
}

const bePupil = () => useSession.setState({ viewer: viewerOf(pupilOf()) })

async function open({ isFree = false } = {}) {
  const { container } = render(
    <>
      <NextStepForPupils {...offer} path={PATH} />
      {LESSON_ELEMENTS.map((element) => (
        <ElementState key={element} {...offer} element={element} isFree={isFree} />
      ))}
    </>,
  )
  await settle()
  return container
}
const step = () => screen.getByRole('region', { name: 'Tvoj sljedeći korak' })
const href = () => screen.queryByRole('link')?.getAttribute('href') ?? null
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-next]')].map((place) => place.textContent)

it('fetches once for the whole page, and leads a new pupil to the script', async () => {
  bePupil()
  answer(lessonStateApiCalls.lessonState, NEW)
  const container = await open()
  expect(sentInputs(lessonStateApiCalls.lessonState)).toEqual([{ params: { id: LESSON } }])
  expect(href()).toBe(`${PATH}/skripta`)
  expect(screen.getAllByText('Još nije započeto')).toHaveLength(5)
  expect(screen.getByText('Čeka prvu vježbu')).toBeTruthy()
  expect(marked(container)).toHaveLength(1)
})

it('without a subscription the quiz shows its free part', async () => {
  bePupil()
  useUser.setState({ user: pupilOf({ hasSubscription: false }) })
  answer(lessonStateApiCalls.lessonState, NEW)
  await open()
  expect(screen.getByText('Otvoreno: 8 od 12')).toBeTruthy()
  expect(screen.getByText('Otvoreno: 8 od 10')).toBeTruthy()
  expect(screen.getAllByText('Još nije započeto')).toHaveLength(3)
})

it('reserves space for the step while loading, and announces nothing yet', async () => {
  bePupil()
  holdRequest(lessonStateApiCalls.lessonState)
  const container = await open()
  expect(container.querySelectorAll('.bg-sunken')).toHaveLength(4)
  expect(container.textContent).toBe('')
})

it('a round stored in this browser comes before everything new', async () => {
  bePupil()
  const judgement = { outcome: 'right', feedback: [], correct: {}, marks: {} }
  const steps = { a: { answer: { kind: 'single', choice: 'x' }, judgement } }
  localStorage.setItem(
    roundKey(LESSON),
    JSON.stringify({ round: ['a', 'b', 'c'], position: 1, steps }),
  )
  answer(lessonStateApiCalls.lessonState, NEW)
  const container = await open()
  expect(step().textContent).toContain('Kviz te čeka točno gdje je stao.')
  expect(href()).toBe(`${PATH}/kwiz`)
  expect(marked(container)).toEqual(['U tijeku: 1 od 3'])
})

it('a finished lesson leads to the practice of the day', async () => {
  bePupil()
  answer(lessonStateApiCalls.lessonState, DONE)
  const container = await open()
  expect(step().textContent).toContain('Savladano')
  expect(step().textContent).toContain('Svaka čast')
  expect(href()).toBe('/profil/danas')
  expect(marked(container)).toEqual([])
  expect(container.textContent).toContain('Zadnja ocjena: 4')
})

it('when the server does not respond every tile stays as for a guest', async () => {
  bePupil()
  loseConnection(lessonStateApiCalls.lessonState)
  const container = await open()
  expect(step().textContent).toContain('Odaberi čime želiš krenuti.')
  expect(href()).toBeNull()
  expect(container.textContent).not.toContain('Još nije započeto')
})

it('nothing is fetched for a guest', async () => {
  await open()
  expect(calls()).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})
