import { describe, expect, test } from 'vitest'
import { questionNumber } from '@/lib/content/questions/question-slug'

describe('the slug of a question ends with its number', () => {
  test.each([
    ['sto-je-podnevnik-1', 1],
    ['koliko-je-z', 35],
    ['pitanje-lfls', 1_000_000],
    [`${'a'.repeat(60)}-zik0zj`, 2 ** 31 - 1],
  ])('%s: %i', (slug, number) => {
    expect(questionNumber(slug)).toBe(number)
  })

  test.each(['', '-', 'sto-je-', 'sto-je-0', 'sto-je-zik0zk', 'sto-je-1234567', 'sto-je-č'])(
    '„%s” is no question’s slug',
    (slug) => {
      expect(questionNumber(slug)).toBeNull()
    },
  )
})
