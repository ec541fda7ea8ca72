import { expect, test } from 'vitest'
import { firstOf } from '@/lib/platform/http/first-of'

test.each([0, 1])(
  'signal %i ends it, with its reason, and the other one changes nothing',
  (first) => {
    const controllers = [new AbortController(), new AbortController()]
    const ended = firstOf(controllers.map(({ signal }) => signal))
    expect(ended.aborted).toBe(false)
    controllers[first]?.abort('first')
    controllers[1 - first]?.abort('second')
    expect(ended.reason).toBe('first')
  },
)

test('one that has ended before ends it at once', () => {
  expect(firstOf([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before')
})
