import { cleanup, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { lazyDialog, NOT_LOADED_MESSAGE } from '@/components/ui/lazy-dialog'
import { settle } from '../support/network'
import { toasts } from '../support/person'

type Props = { onOpenChange: (isOpen: boolean) => void; name: string }

const Real = ({ onOpenChange, name }: Props) => (
  <Dialog isOpen onOpenChange={onOpenChange} title={name}>
    tu sam
  </Dialog>
)

it('shows that its scripts can’t be loaded, closes, and retries when opened again', async () => {
  const load = vi.fn<() => Promise<typeof Real>>().mockRejectedValueOnce(new Error('lost'))
  const onOpenChange = vi.fn()
  const Lazy = lazyDialog(load)
  const open = async (name: string) => {
    cleanup()
    render(<Lazy name={name} onOpenChange={onOpenChange} />)
    await settle()
  }

  await open('Prvi')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(toasts()).toEqual([`error: Greška ${NOT_LOADED_MESSAGE}`])
  // The error is logged for debugging.
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('lost'))
  vi.mocked(console.error).mockClear()

  load.mockResolvedValue(Real)
  await open('Drugi')
  expect(screen.getByRole('dialog', { name: 'Drugi' }).textContent).toContain('tu sam')
  await open('Treći')
  expect(screen.getByRole('dialog', { name: 'Treći' })).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
  expect(onOpenChange).toHaveBeenCalledOnce()
})

it('closed before its scripts arrive, it shows nothing', async () => {
  let fail: (error: Error) => void = () => undefined
  const Lazy = lazyDialog(() => new Promise<typeof Real>((_, reject) => (fail = reject)))
  const { unmount } = render(<Lazy name="Prvi" onOpenChange={vi.fn()} />)
  unmount()
  fail(new Error('lost'))
  await settle()
  expect(toasts()).toEqual([])
})
