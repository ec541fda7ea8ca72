import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DayKeeper } from '@/components/layout/day-keeper'

const refresh = vi.hoisted(() => vi.fn())
const router = vi.hoisted(() => ({ refresh }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

/** Shortly before the midnight of Zagreb. */
const EVENING = Date.parse('2026-11-22T22:50:00Z')
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING })
  refresh.mockReset()
})
afterEach(() => vi.useRealTimers())

const look = (state: 'visible' | 'hidden', afterMinutes: number) => {
  vi.setSystemTime(EVENING + afterMinutes * MINUTE_MS)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void fireEvent(document, new Event('visibilitychange')))
}

it('a page that is looked at again on the next day is asked for anew, until it has come', () => {
  const { rerender } = render(<DayKeeper madeAt={new Date()} />)
  look('hidden', 1)
  look('visible', 9)
  expect(refresh).not.toHaveBeenCalled()
  look('hidden', 11)
  expect(refresh).not.toHaveBeenCalled()
  look('visible', 12)
  expect(refresh).toHaveBeenCalledOnce()
  look('hidden', 20)
  look('visible', 30)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender(<DayKeeper madeAt={new Date()} />)
  look('visible', 40)
  expect(refresh).toHaveBeenCalledTimes(2)
  look('visible', 12 + 24 * 60)
  expect(refresh).toHaveBeenCalledTimes(3)
})

it('a page that was left is not asked for', () => {
  render(<DayKeeper madeAt={new Date()} />).unmount()
  look('visible', 12)
  expect(refresh).not.toHaveBeenCalled()
})
