import { describe, expect, test } from 'vitest'
import { buttonLook } from '@/components/ui/button-look'

const sidesOf = (className?: string) =>
  buttonLook({ variant: 'quiet' }, className)
    .split(' ')
    .filter((name) => name.startsWith('px-'))

describe('the side padding of a button', () => {
  test.each([undefined, '', 'basis-full', 'sm:px-3'])('is the default with %j', (className) => {
    expect(sidesOf(className)).toEqual(['px-5'])
  })

  test.each([
    ['px-3', 'px-3'],
    ['-ml-3 px-3', 'px-3'],
    ['px-10 text-lg', 'px-10'],
  ])('is its own with %j', (className, sides) => {
    expect(sidesOf(className)).toEqual([sides])
  })
})
