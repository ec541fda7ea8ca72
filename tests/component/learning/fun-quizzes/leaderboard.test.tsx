import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Leaderboard } from '@/components/learning/fun-quizzes/leaderboard'
import { familyGoalApiCalls } from '@/lib/learning/family-goal/calls'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import type { LeaderboardView, LeaderboardRow } from '@/lib/learning/fun-quizzes/model'
import { useUser } from '@/stores/user'
import { goalOf, pupilOf } from '../../support/family'
import { answer, loseConnection, holdRequest, sentInputs, settle } from '../../support/network'
import { press } from '../../support/person'

const row = (place: number, changes: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  place,
  nickName: `igrac-${place}`,
  points: 1_000 - place,
  timeMs: 60_000 + place * 1_000,
  isOwn: false,
  ...changes,
})
const board = (changes: Partial<LeaderboardView> = {}): LeaderboardView => ({
  total: 2,
  ownPlace: null,
  isTakingPart: null,
  rows: [row(1), row(2)],
  ...changes,
})

async function show(known: LeaderboardView) {
  answer(funQuizzesApiCalls.leaderboard, known)
  render(<Leaderboard slug="proba" />)
  await settle()
}

const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent)

it('shows places, nicknames, points and times of the week', async () => {
  await show(board())
  expect(lines()).toEqual(['1.igrac-19991 min 1 s', '2.igrac-29981 min 2 s'])
  expect(screen.getByRole('table', { name: 'Ljestvica ovog tjedna' })).toBeTruthy()
  expect(screen.getByText('Na ljestvici: 2 igrača.')).toBeTruthy()
})

it('the own line is marked, and omitted places are a gap', async () => {
  const rows = [row(1), row(2), row(9), row(10, { isOwn: true })]
  await show(board({ rows, ownPlace: 10, isTakingPart: true, total: 12 }))
  expect(lines().filter((line) => line?.includes('Ti'))).toEqual(['10.igrac-10Ti9901 min 10 s'])
  expect(screen.getAllByText('...')).toHaveLength(1)
  expect(screen.getByText('Tvoje je mjesto: 10.')).toBeTruthy()
})

it('fetches the all-time board, and shows no weekly lines meanwhile', async () => {
  await show(board())
  holdRequest(funQuizzesApiCalls.leaderboard)
  fireEvent.click(screen.getByRole('radio', { name: 'Od početka' }))
  await settle()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Učitavam ljestvicu...')
  expect(sentInputs(funQuizzesApiCalls.leaderboard).map(({ query }) => query.razdoblje)).toEqual([
    'tjedan',
    'sve',
  ])
})

it('an empty board explains why; the link to the quiz is in the page’s head', async () => {
  await show(board({ rows: [], total: 0 }))
  expect(screen.getByText('Ovaj tjedan još je nov')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Odigraj kviz' })).toBeNull()
})

const FEW = /^Ljestvica se pokazuje kad igra barem 5 igrača\./

describe('a pupil’s board of fewer than five', () => {
  const asPupil = (changes: Partial<LeaderboardView>) => {
    answer(familyGoalApiCalls.familyGoal, goalOf({ days: 4 }))
    return show(board({ isTakingPart: true, ownPlace: 1, ...changes }))
  }

  it.each([
    [0, ''],
    [1, ' Zasad: 1 igrač.'],
    [4, ' Zasad: 4 igrača.'],
  ])('of %i shows no place, but the goal of the family', async (total, note) => {
    useUser.setState({ user: pupilOf() })
    await asPupil({ total })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText(/mjesto/)).toBeNull()
    expect(screen.getByText(FEW).textContent).toBe(
      `Ljestvica se pokazuje kad igra barem 5 igrača.${note}`,
    )
    expect(screen.getByText('Ovaj tjedan: 4 od 6 dana vježbe')).toBeTruthy()
  })

  it('shows no goal where a parent hid rewards', async () => {
    useUser.setState({ user: pupilOf({ hasRewards: false }) })
    await asPupil({})
    expect(screen.getByText(FEW)).toBeTruthy()
    expect(sentInputs(familyGoalApiCalls.familyGoal)).toEqual([])
  })

  it('of five has places', async () => {
    await asPupil({ total: 5 })
    expect(screen.getByRole('table')).toBeTruthy()
  })
})

it.each([
  [null, /Prijavi se svojim nadimkom/],
  [false, /Tvoji su rezultati samo tvoji/],
  [true, /Ovdje te još nema/],
])('for taking part (%s) without a place it shows %s', async (isTakingPart, sentence) => {
  await show(board({ isTakingPart, total: 5 }))
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('a failure shows a message and a link', async () => {
  loseConnection(funQuizzesApiCalls.leaderboard)
  render(<Leaderboard slug="proba" />)
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('Nema veze')
  answer(funQuizzesApiCalls.leaderboard, board())
  await press('Pokušaj ponovno')
  expect(lines()).toHaveLength(2)
})
