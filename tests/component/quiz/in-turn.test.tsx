import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from '@/components/quiz/in-turn'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a browser with locks runs the task under its name', async () => {
  const request = vi.fn((_name: string, task: () => Promise<void>) => task())
  vi.stubGlobal('navigator', { locks: { request } })
  const task = vi.fn(() => Promise.resolve())
  await inTurn('iskra', task)
  expect(request).toHaveBeenCalledExactlyOnceWith('iskra', task)
  expect(task).toHaveBeenCalledOnce()
})

it('a browser without locks runs the task at once', async () => {
  vi.stubGlobal('navigator', {})
  const task = vi.fn(() => Promise.resolve())
  await inTurn('iskra', task)
  expect(task).toHaveBeenCalledOnce()
})
