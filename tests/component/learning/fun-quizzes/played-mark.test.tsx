import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Pupil } from '@/lib/across/accounts/model'
import { PlayedMark } from '@/components/learning/fun-quizzes/played-mark'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import { goToNextTurn, recordStep, startRound } from '@/lib/learning/quiz/quiz-progress'
import { useFunScores } from '@/stores/fun-scores'
import { useSession } from '@/stores/session'
import { pupilOf, viewerOf } from '../../support/family'
import { answer, calls, settle } from '../../support/network'
import { judgementOf, quizStepOf } from '../../support/quiz'

beforeEach(() => {
  useFunScores.setState({ scores: {} })
})

async function show(user: Pupil | null) {
  const viewer = user && viewerOf(user)
  useSession.setState({ viewer, look: () => viewer })
  render(
    <>
      <PlayedMark slug="svemir" />
      <PlayedMark slug="sport" />
    </>,
  )
  await settle()
}

const answered = { kind: 'short', text: 'x' } as const
const right = quizStepOf(answered, judgementOf({ outcome: 'right', correct: answered }))
const asked = recordStep(startRound(['a']), 'a', right)

it('a guest’s finished round in this browser is marked, an open one is not', async () => {
  localStorage.setItem('iskra:gost:zabavni:svemir', JSON.stringify(goToNextTurn(asked)))
  localStorage.setItem('iskra:gost:zabavni:sport', JSON.stringify(asked))
  await show(null)
  expect(screen.getAllByText(/Odigrano/).map(({ textContent }) => textContent)).toEqual([
    'Odigrano: 1 od 1',
  ])
  expect(calls()).toEqual([])
})

it('a pupil’s best plays come from the server, fetched once for all cards', async () => {
  localStorage.setItem('iskra:gost:zabavni:svemir', JSON.stringify(goToNextTurn(asked)))
  answer(funQuizzesApiCalls.listFunQuizzes, [
    { slug: 'svemir', best: null },
    { slug: 'sport', best: { right: 9, total: 11 } },
  ] as never)
  await show(pupilOf())
  expect(screen.getByText('Odigrano: 9 od 11')).toBeTruthy()
  expect(screen.getAllByText(/Odigrano/)).toHaveLength(1)
  expect(calls()).toHaveLength(1)
})
