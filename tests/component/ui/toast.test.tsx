import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeLeftToast, toastAfterLoad } from '@/components/ui/toast-after-redirect'
import { dismissErrorToast, toast, useToastQueue } from '@/components/ui/toast'
import { LazyToaster } from '@/components/ui/lazy-toaster'
import { Toaster } from '@/components/ui/toaster'

const one = { kind: 'success', title: 'Uspjeh!', text: 'Uspješno ste se prijavili' } as const
const other = { kind: 'error', about: 'form', title: 'Greška!', text: 'Nešto je zapelo' } as const

beforeEach(() => {
  useToastQueue.setState({ toasts: [] })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
/** In steps, since React's updates in between start their own timers. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50)
    await act(() => vi.advanceTimersByTimeAsync(50))
}

it('a toast left by the previous page is shown for a second, in a live region', async () => {
  toastAfterLoad(one)
  render(<LazyToaster />)
  await pass(100)
  const region = screen.getByText(one.text).closest('[aria-live]')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.textContent).toContain('Uspjeh!')
  await pass(1_500)
  expect(screen.queryByText(one.text)).toBeNull()
})

it('a second toast waits for the first, and an error stays for five seconds', async () => {
  render(<Toaster />)
  act(() => toast(one))
  act(() => toast(other))
  await pass(900)
  expect(screen.getByText(one.text)).toBeTruthy()
  expect(screen.queryByText(other.text)).toBeNull()
  await pass(500)
  expect(screen.queryByText(one.text)).toBeNull()
  await pass(4_000)
  expect(screen.getByText(other.text)).toBeTruthy()
  await pass(1_500)
  expect(screen.queryByText(other.text)).toBeNull()
})

it('a longer success stays readable, unless another toast waits', async () => {
  const long = {
    ...one,
    text: 'Spremljeno s adresom „voda-2”: upisanu ima drugi zapis ili zapis u košu.',
  }
  render(<Toaster />)
  act(() => toast(long))
  await pass(4_500)
  expect(screen.getByText(long.text)).toBeTruthy()
  act(() => toast(other))
  await pass(1_000)
  expect(screen.queryByText(long.text)).toBeNull()
  expect(screen.getByText(other.text)).toBeTruthy()
})

it('a closed error makes room for the next toast at once', async () => {
  render(<Toaster />)
  act(() => toast(other))
  act(() => toast(one))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Zatvori' }))
  await pass(500)
  expect(screen.queryByText(other.text)).toBeNull()
  expect(screen.getByText(one.text)).toBeTruthy()
  await pass(2_000)
})

it('focus holds a toast until it leaves', async () => {
  render(<Toaster />)
  act(() => toast(other))
  await pass(100)
  act(() => screen.getByRole('button', { name: 'Zatvori' }).focus())
  await pass(20_000)
  expect(screen.getByText(other.text)).toBeTruthy()
  act(() => (document.activeElement as HTMLElement).blur())
  await pass(1_000)
  expect(screen.queryByText(other.text)).toBeNull()
})

it('a toast shown before its toaster is loaded waits for it', async () => {
  toast(one)
  render(<Toaster />)
  await pass(100)
  expect(screen.getByText(one.text)).toBeTruthy()
  await pass(1_500)
})

it('a left toast is taken once', () => {
  toastAfterLoad(one)
  expect(takeLeftToast()).toEqual(one)
  expect(takeLeftToast()).toBeNull()
})

const texts = () => useToastQueue.getState().toasts.map(({ text }) => text)

it('a success removes the same form’s error, and no other', () => {
  const elsewhere = { ...other, about: 'another form', text: 'Drugo je zapelo' }
  toast(other)
  toast(elsewhere)
  toast({ ...one, about: 'form' })
  expect(texts()).toEqual([elsewhere.text, one.text])
  toast({ ...one, text: 'Bok!' })
  expect(texts()).toContain(elsewhere.text)
})

it('a silent success removes the error too, and a new error replaces it', () => {
  toast(other)
  toast({ ...other, text: 'Sada nešto drugo' })
  expect(texts()).toEqual(['Sada nešto drugo'])
  dismissErrorToast('form')
  expect(texts()).toEqual([])
})

it('toasts use the page’s font', async () => {
  render(<Toaster />)
  act(() => toast(one))
  await pass(100)
  const list = screen.getByText(one.text).closest<HTMLElement>('[data-sonner-toaster]')
  expect(list?.style.fontFamily).toBe('inherit')
  await pass(1_500)
})
