import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { accountsCalls } from '@/lib/accounts/calls'
import { ParentProfile } from '@/components/profile/parent-profile'
import { LUKA, parentOf } from '../support/family'
import { answer, settle } from '../support/network'
import { press } from '../support/person'
import { renderOnSite } from '../support/site'

const router = vi.hoisted(() => ({ refresh: () => undefined }))
vi.mock('next/navigation', () => ({ usePathname: () => '/profil', useRouter: () => router }))

const saidBy = (button: string) => {
  const card = screen.getByRole('button', { name: button }).closest('li')
  return within(card as HTMLElement).getByRole('status').textContent
}

it('says beside the child that its change is kept, until the next one is asked for', async () => {
  renderOnSite(
    <ParentProfile handed={parentOf()} lastLessons={{}} weeks={{}} now="2026-11-21T12:00:00Z" />,
  )
  await settle()
  await press('Uredi: Luka')
  await screen.findByRole('dialog')
  answer(accountsCalls.updateChild, { success: true, child: LUKA })
  await press('Spremi promjene')
  expect(saidBy('Uredi: Luka')).toBe('Spremljeno')
  expect(saidBy('Uredi: Maja')).toBe('')
  await press('Uredi: Maja')
  expect(screen.queryByText('Spremljeno')).toBeNull()
})
