import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test with an unexpected console.error, which reveals React warnings and swallowed faults.
 */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  vi.restoreAllMocks()
})
