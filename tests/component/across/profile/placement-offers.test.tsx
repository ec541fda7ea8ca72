import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PupilProfile } from '@/components/across/profile/pupil-profile'
import { YoungProfile } from '@/components/across/profile/young-profile'
import type { PlacementOffer } from '@/lib/learning/placement/model'
import { GRADES, idOf, pupilOf } from '../../support/family'
import { EMPTY_PROFILE } from '../../support/profile-props'

const OFFER: PlacementOffer = {
  ...{ literatureId: idOf('79'), name: 'Udžbenik', subject: 'Matematika' },
  area: 'matematika',
  isBegun: false,
}

const [grade = null] = GRADES

it.each([
  ['none', 5, 'Kreni učiti'],
  ['new', 5, 'Danas'],
  ['done', 5, 'Danas'],
  ['none', 1, 'Moje mjesto'],
] as const)('with „Danas” %s in grade %i, it stands in „%s”', (daily, gradeOrder, title) => {
  const user = pupilOf({ gradeOrder })
  const Profile = gradeOrder === 1 ? YoungProfile : PupilProfile
  render(<Profile {...EMPTY_PROFILE} {...{ user, grade, daily }} placements={[OFFER]} />)
  const panel = within(screen.getByRole('region', { name: title, hidden: true }))
  const link = panel.getByRole('link', { name: 'Matematika', hidden: true })
  expect(link.getAttribute('href')).toBe(`/profil/pocetna-provjera#${idOf('79')}`)
  expect(screen.getAllByText(/^Učiš ovo već od rujna/)).toHaveLength(1)
})

it('without offers nothing is said', () => {
  render(<PupilProfile {...EMPTY_PROFILE} user={pupilOf()} grade={grade} daily="new" />)
  expect(screen.queryByText(/^Učiš ovo već od rujna/)).toBeNull()
})
