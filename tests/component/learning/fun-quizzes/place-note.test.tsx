import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LeaderboardNote } from '@/components/learning/fun-quizzes/leaderboard-note'
import type { User } from '@/lib/across/accounts/model'
import { useUser } from '@/stores/user'
import { parentOf, pupilOf } from '../../support/family'

afterEach(() => useUser.setState({ user: null }))

const BOARD = /^Na ljestvicu ide prva igra dana/
const sentences = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

it.each<[string, User | null]>([
  ['a pupil', pupilOf()],
  ['whoever is not known yet', null],
])('%s reads which play counts for the leaderboard', (_, user) => {
  useUser.setState({ user })
  render(<LeaderboardNote />)
  expect(sentences()[0]).toMatch(BOARD)
})

it.each<[string, User, string]>([
  [
    'a pupil whose parent wants no place',
    pupilOf({ isOnLeaderboards: false }),
    'Tvoji su rezultati samo tvoji i na ljestvici se ne prikazuju.',
  ],
  ['a parent', parentOf(), 'Ljestvica je za učenike. Roditelji igraju za zabavu.'],
])('%s is promised no place', (_, user, sentence) => {
  useUser.setState({ user })
  render(<LeaderboardNote />)
  expect(sentences()).toEqual([sentence])
})
