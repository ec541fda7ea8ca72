import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeLeftToast, toastAfterLoad } from '@/components/ui/left-toast'
import { toast } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'

const one = { kind: 'success', title: 'Uspjeh!', text: 'Uspješno ste se prijavili' } as const
const other = { kind: 'error', title: 'Greška!', text: 'Nešto je zapelo' } as const

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('a toast that the page before has left is shown for a second, in a live region', async () => {
  toastAfterLoad(one)
  render(<Toaster />)
  await pass(100)
  const region = screen.getByText(one.text).closest('[aria-live]')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.textContent).toContain('Uspjeh!')
  await pass(1_500)
  expect(screen.queryByText(one.text)).toBeNull()
})

it('a second toast takes the place of the first', async () => {
  render(<Toaster />)
  act(() => toast(one))
  await pass(100)
  act(() => toast(other))
  // Marked in the next frame, taken away 200 ms later.
  await pass(50)
  await pass(250)
  expect(screen.queryByText(one.text)).toBeNull()
  expect(screen.getByText(other.text)).toBeTruthy()
  await pass(1_500)
})

it('a toast that comes before its toaster waits for it', async () => {
  toast(other)
  render(<Toaster />)
  await pass(100)
  expect(screen.getByText(other.text)).toBeTruthy()
  await pass(1_500)
})

it('what was left is taken once', () => {
  toastAfterLoad(one)
  expect(takeLeftToast()).toEqual(one)
  expect(takeLeftToast()).toBeNull()
})

it('what can’t be read is no toast', () => {
  sessionStorage.setItem('iskra_toast', '{')
  expect(takeLeftToast()).toBeNull()
})

it('a browser that forbids storage stops nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(() => toastAfterLoad(one)).not.toThrow()
  expect(takeLeftToast()).toBeNull()
})
