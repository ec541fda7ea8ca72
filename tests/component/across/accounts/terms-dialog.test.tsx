import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TermsDialog } from '@/components/across/accounts/terms-dialog'
import type { Parent } from '@/lib/across/accounts/model'
import { ApiError, call } from '@/lib/platform/http/client'
import { useUser } from '@/stores/user'

vi.mock('@/lib/platform/http/client', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(),
}))

const parent = {
  type: 'roditelj',
  _id: 'p',
  newTerms: { version: '2026-12-01', changeNote: 'Novo je ovo.' },
} as unknown as Parent

it('shows the changes, accepts that edition and closes', async () => {
  vi.mocked(call).mockResolvedValueOnce({ success: true })
  const onOpenChange = vi.fn()
  render(<TermsDialog {...{ parent, onOpenChange }} />)
  expect(screen.getByText('Novo je ovo.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'uvjete korištenja' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Odjava' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Prihvaćam' }))
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(vi.mocked(call).mock.lastCall?.[1]).toEqual({ body: { version: '2026-12-01' } })
  expect(useUser.getState().user).toMatchObject({ newTerms: null })
})

it('stays open with a message on failure', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError(409, 'Promijenjeno.'))
  const onOpenChange = vi.fn()
  render(<TermsDialog {...{ parent, onOpenChange }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Prihvaćam' }))
  expect(await screen.findByText('Promijenjeno.')).toBeDefined()
  expect(onOpenChange).not.toHaveBeenCalled()
})
