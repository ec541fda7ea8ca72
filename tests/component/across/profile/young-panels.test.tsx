import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PupilProfile } from '@/components/across/profile/pupil-profile'
import { STATIC_PARTS } from '@/components/across/profile/static-parts'
import { pupilOf } from '../../support/family'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))

const NOTHING = {
  placements: [],
  ...{ review: { count: 0, hasDeck: false }, nextPlan: null, marked: [] },
  unseenAnswers: 0,
  familyGoal: null,
  ...STATIC_PARTS,
  shelves: {},
}

it.each([
  ['new', 'Danas', 0],
  ['open', 'Danas', 0],
  ['done', 'Gotovo za danas', -1],
] as const)('the youngest find „Danas” while it is %s', (daily, word, place) => {
  const user = pupilOf({ gradeOrder: 1 })
  render(<PupilProfile user={user} grade={null} recent={[]} {...NOTHING} daily={daily} />)
  const links = [...screen.getByRole('navigation', { name: 'Što ćemo danas' }).children]
  expect(links.at(place)?.textContent).toBe(word)
  expect(links.filter((link) => link.getAttribute('href') === '/profil/danas')).toHaveLength(1)
})
