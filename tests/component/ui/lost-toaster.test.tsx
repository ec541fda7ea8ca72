import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/components/ui/toast'
import { ViewerParts } from '@/components/across/accounts/viewer-parts'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { parentOf, viewerOf } from '../support/family'

const net = vi.hoisted(() => ({ isLost: true }))
vi.mock('@/components/ui/toaster', () => {
  if (net.isLost) throw new Error('ChunkLoadError')
  return { Toaster: () => 'toaster' }
})
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const FAILED = {
  kind: 'error',
  about: 'form',
  title: 'Greška!',
  text: 'Odjava nije uspjela.',
} as const
const OTHER = { kind: 'error', about: 'form', title: 'Greška!', text: 'Nešto je zapelo.' } as const

beforeEach(async () => {
  await import('@/components/across/accounts/for-members')
  const user = parentOf()
  useSession.setState({ viewer: viewerOf(user) })
  useUser.setState({ user })
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('toasts are shown plainly while the toaster can’t be loaded', async () => {
  render(<ViewerParts />)
  await pass(100)
  act(() => toast(FAILED))
  await pass(100)
  expect(screen.getByRole('status').textContent).toContain(FAILED.text)
  await pass(5_500)
  expect(screen.queryByText(FAILED.text)).toBeNull()

  const link = { label: 'Nastavi uređivati', href: '/admin/stvari?record=1' }
  act(() => toast({ ...OTHER, link }))
  await pass(100)
  expect(screen.getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.href)
  fireEvent.click(screen.getByRole('button', { name: 'U redu' }))
  expect(screen.queryByText(OTHER.text)).toBeNull()
  expect(console.error).toHaveBeenCalledTimes(2)
  vi.mocked(console.error).mockClear()

  net.isLost = false
  act(() => toast(FAILED))
  await pass(100)
  expect(screen.getByText('toaster')).toBeDefined()
})
