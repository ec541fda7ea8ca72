import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console.error is a failed test: React warnings and swallowed faults surface here. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  vi.restoreAllMocks()
})
