import { expect, test } from 'vitest'
import { anySignal } from '@/lib/platform/http/any-signal'

test.each([0, 1])(
  'aborts with signal %i and its reason; the other signal has no effect',
  (first) => {
    const controllers = [new AbortController(), new AbortController()]
    const ended = anySignal(controllers.map(({ signal }) => signal))
    expect(ended.aborted).toBe(false)
    controllers[first]?.abort('first')
    controllers[1 - first]?.abort('second')
    expect(ended.reason).toBe('first')
  },
)

test('aborts at once if one has already been aborted', () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe(
    'before',
  )
})
