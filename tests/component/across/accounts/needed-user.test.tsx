import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProfileSwitcher } from '@/components/across/accounts/profile-switcher'
import { SettingsDialog } from '@/components/across/accounts/settings-dialog'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { useSession } from '@/stores/session'
import { parentOf, viewerOf } from '../../support/family'
import { holdRequest, refuse, settle } from '../../support/network'
import { toasts } from '../../support/person'

const onOpenChange = vi.fn()
const viewer = viewerOf(parentOf())

describe.each([
  ['the settings', SettingsDialog, 'Email'],
  ['the switcher', ProfileSwitcher, undefined],
] as const)('%s, opened before the user is known', (_, Dialog, field) => {
  beforeEach(() => {
    onOpenChange.mockReset()
    useSession.setState({ viewer, look: () => useSession.getState().viewer })
  })
  const open = () => render(<Dialog onOpenChange={onOpenChange} />)

  it('show a wait, then the user', async () => {
    const waiting = holdRequest(sessionApiCalls.currentUser)
    open()
    expect(screen.getByRole('dialog').textContent).toContain('Učitavam...')
    await waiting.answer({ user: parentOf() })
    expect(screen.getByRole('dialog').textContent).not.toContain('Učitavam...')
    if (field) expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('ana@obitelj.test')
    else expect(screen.getByRole('button', { name: 'Luka' })).toBeDefined()
  })

  it('show an error and close when the server does not respond', async () => {
    refuse(sessionApiCalls.currentUser, 503, 'Usluga je trenutačno nedostupna.')
    open()
    await settle()
    expect(toasts()).toEqual([
      'error: Greška Podaci se trenutačno ne mogu učitati. Treba pokušati ponovno.',
    ])
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
