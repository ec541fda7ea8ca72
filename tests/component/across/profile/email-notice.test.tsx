import { screen, within } from '@testing-library/react'
import { FAMILY_STARS } from '@/components/art/family-star'
import { expect, it, vi } from 'vitest'
import { LazyEmailNotice } from '@/components/across/profile/lazy-email-notice'
import { ParentProfile } from '@/components/across/profile/parent-profile'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { goalOf, idOf, parentOf } from '../../support/family'
import { answer, bodies, settle } from '../../support/network'
import { press, toasts } from '../../support/person'
import { renderOnSite } from '../../support/site'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))

it('shows the pending e-mail and the current one, sends again and cancels', async () => {
  await LazyEmailNotice.preload()
  const pending = { pendingEmail: 'nova@obitelj.test' }
  answer(accountsApiCalls.resendConfirmation, { success: true })
  answer(accountsApiCalls.cancelEmailChange, { user: parentOf() })
  renderOnSite(
    <ParentProfile
      stars={FAMILY_STARS}
      user={parentOf(pending)}
      {...{ lastLessons: {}, weeks: {}, familyGoal: goalOf(), waitingOrders: 0 }}
      now="2026-11-21T12:00:00Z"
    />,
  )
  await settle()
  const notice = screen.getByRole('region', { name: 'Potvrda emaila' })
  expect(notice.textContent).toContain('Novi email čeka potvrdu: nova@obitelj.test')
  expect(notice.textContent).toContain('Dotad se prijavljujete adresom ana@obitelj.test.')
  await press('Pošalji ponovno')
  expect(within(notice).getByRole('status').textContent).toMatch(/^Poslali smo novu poruku/)
  await press('Odustani od promjene')
  expect(bodies(accountsApiCalls.cancelEmailChange)).toEqual([{ parentId: idOf('01') }])
  expect(screen.queryByRole('region', { name: 'Potvrda emaila' })).toBeNull()
  expect(toasts()).toEqual(['success: Uspjeh! Email ostaje ana@obitelj.test.'])
  expect(document.activeElement?.textContent).toBe('Dobro došli, Ana!')
})
