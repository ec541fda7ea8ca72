import '../support/edges'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProfileSwitcher } from '@/components/accounts/profile-switcher'
import { SettingsDialog } from '@/components/accounts/settings-dialog'
import { useSession } from '@/stores/session'
import { parentOf } from '../support/family'
import { refusal, server, settle, toasts, withoutMemory } from '../support/people'

withoutMemory()

const onOpenChange = vi.fn()
const viewer = {
  sub: parentOf()._id,
  type: 'roditelj' as const,
  firstName: 'Ana',
  avatarURL: null,
  loginViaParent: false,
  exp: 4_000_000_000,
}

describe.each([
  ['the settings', SettingsDialog, 'Email'],
  ['the switcher', ProfileSwitcher, undefined],
] as const)('%s, opened before the user is known', (_, Dialog, field) => {
  beforeEach(() => {
    onOpenChange.mockReset()
    useSession.setState({ viewer, look: () => useSession.getState().viewer })
  })
  const open = () => render(<Dialog isOpen onOpenChange={onOpenChange} />)

  it('say that they wait, then show the user', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<object>()
    server.mockReturnValue(promise)
    open()
    expect(screen.getByRole('dialog').textContent).toContain('Učitavam...')
    await act(async () => answer({ user: parentOf() }))
    expect(screen.getByRole('dialog').textContent).not.toContain('Učitavam...')
    if (field) expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('ana@obitelj.test')
    else expect(screen.getByRole('button', { name: 'Luka' })).toBeDefined()
  })

  it('say so and close when the server gives no answer', async () => {
    server.mockRejectedValue(refusal(503, 'Usluga je trenutačno nedostupna.'))
    open()
    await settle()
    expect(toasts()).toEqual([
      'error: Greška Podaci se trenutačno ne mogu učitati. Treba pokušati ponovno.',
    ])
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
