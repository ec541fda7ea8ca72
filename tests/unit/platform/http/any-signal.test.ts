import { expect, test } from 'vitest'
import { anySignal } from '@/lib/platform/http/any-signal'

test.each([0, 1])(
  'signal %i ends it, with its reason, and the other one changes nothing',
  (first) => {
    const controllers = [new AbortController(), new AbortController()]
    const ended = anySignal(controllers.map(({ signal }) => signal))
    expect(ended.aborted).toBe(false)
    controllers[first]?.abort('first')
    controllers[1 - first]?.abort('second')
    expect(ended.reason).toBe('first')
  },
)

test('one that has ended before ends it at once', () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe(
    'before',
  )
})
