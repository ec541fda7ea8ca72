import '../support/edges'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { lazyDialog, NOT_LOADED } from '@/components/ui/lazy-dialog'
import { toast } from '@/components/ui/toast'

type Props = { onOpenChange: (isOpen: boolean) => void; name: string }

const Real = ({ onOpenChange, name }: Props) => (
  <Dialog isOpen onOpenChange={onOpenChange} title={name}>
    tu sam
  </Dialog>
)
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

it('says that its scripts can’t be loaded, closes, and tries again when it is opened again', async () => {
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
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    title: 'Greška',
    text: NOT_LOADED,
  })
  // Whoever looks for faults finds it.
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

it('one that was closed before its scripts came says nothing', async () => {
  let fail: (error: Error) => void = () => undefined
  const Lazy = lazyDialog(() => new Promise<typeof Real>((_, reject) => (fail = reject)))
  vi.mocked(toast).mockReset()
  const { unmount } = render(<Lazy name="Prvi" onOpenChange={vi.fn()} />)
  unmount()
  fail(new Error('lost'))
  await settle()
  expect(toast).not.toHaveBeenCalled()
})
