import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from '@/components/quiz/in-turn'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a browser with locks runs the task under its name', async () => {
  const request = vi.fn((_name: string, task: () => Promise<void>) => task())
  vi.stubGlobal('navigator', { locks: { request } })
  const task = vi.fn(() => Promise.resolve())
  await inTurn('iskra', task)
  expect(request).toHaveBeenCalledExactlyOnceWith('iskra', expect.any(Function))
  expect(task).toHaveBeenCalledOnce()
})

it('a browser without locks runs the task at once', async () => {
  vi.stubGlobal('navigator', {})
  const task = vi.fn(() => Promise.resolve())
  await inTurn('iskra', task)
  expect(task).toHaveBeenCalledOnce()
})

it('the next tab has its turn only when what the one before stored has settled', async () => {
  vi.useFakeTimers()
  let isHeld = false
  const request = async (_: string, hold: () => Promise<void>) => {
    isHeld = true
    await hold()
    isHeld = false
  }
  vi.stubGlobal('navigator', { locks: { request } })
  await inTurn('iskra_odgovor_1', async () => undefined)
  expect(isHeld).toBe(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(isHeld).toBe(false)
})

it('a task that fails rejects', async () => {
  const request = (_: string, hold: () => Promise<void>) => hold()
  vi.stubGlobal('navigator', { locks: { request } })
  const failing = inTurn('iskra_odgovor_1', () => Promise.reject(new Error('Nije uspjelo')))
  await expect(failing).rejects.toThrow('Nije uspjelo')
})

it.each([
  ['refuses', () => Promise.reject(new DOMException('Ne ovdje', 'SecurityError'))],
  [
    'throws instead of refusing',
    () => {
      throw new DOMException('Ne ovdje', 'InvalidStateError')
    },
  ],
])('a browser that %s a lock runs the task without one', async (_, request) => {
  vi.stubGlobal('navigator', { locks: { request } })
  const task = vi.fn(() => Promise.resolve())
  await inTurn('iskra', task)
  expect(task).toHaveBeenCalledOnce()
})

it('a lock that is lost after the task has begun does not begin it again', async () => {
  const request = async (_: string, hold: () => Promise<void>) => {
    void hold()
    throw new DOMException('Oduzeto', 'AbortError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  await inTurn('iskra', task)
  expect(task).toHaveBeenCalledOnce()
})
