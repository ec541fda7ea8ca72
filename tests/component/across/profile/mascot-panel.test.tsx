import { cleanup, render, screen } from '@testing-library/react'
import { AccountDialogs } from '@/components/across/accounts/account-dialogs'
import { expect, it } from 'vitest'
import { PupilProfile } from '@/components/across/profile/pupil-profile'
import { YoungProfile } from '@/components/across/profile/young-profile'
import type { Pupil } from '@/lib/across/accounts/model'
import { useDialogs } from '@/stores/dialogs'
import { useUser } from '@/stores/user'
import { pupilOf } from '../../support/family'
import { EMPTY_PROFILE } from '../../support/profile-props'
import { settle } from '../../support/network'
import { press } from '../../support/person'

async function open(user: Pupil, Profile: typeof PupilProfile) {
  useUser.setState({ user })
  useDialogs.setState({ open: null })
  render(
    <>
      <Profile user={user} {...EMPTY_PROFILE} />
      <AccountDialogs />
    </>,
  )
  await settle()
}

it.each([
  [5, PupilProfile, 'Uredi Iskru'],
  [1, YoungProfile, 'Moja Iskra'],
])(
  'a pupil of grade %i opens the choice of pieces, unless rewards are hidden',
  async (gradeOrder, Profile, name) => {
    await open(pupilOf({ gradeOrder }), Profile)
    await press(name)
    const dialog = await screen.findByRole('dialog', { name: 'Moja Iskra' })
    expect(dialog.textContent).toContain('Na glavi')
    cleanup()
    await open(pupilOf({ gradeOrder, hasRewards: false }), Profile)
    expect(screen.queryByRole('button', { name })).toBeNull()
  },
)
