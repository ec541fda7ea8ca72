import { describe, expect, test } from 'vitest'
import { questionNumber, questionSlug } from '@/lib/questions/question-slug'

describe('an address of a question in the knowledge base', () => {
  test.each([
    ['Što je *podnevnik*?', 1, 'sto-je-podnevnik-1'],
    ['Koliko je $3 \\cdot 4$?', 35, 'koliko-je-z'],
    ['Zbroji {a} i {b}.', 36, 'zbroji-i-10'],
    ['![Slika](/slike/vulkan) Što je na slici?', 7, 'sto-je-na-slici-7'],
    ['$x^2$', 1_000_000, 'pitanje-lfls'],
    ['а б', 2, 'pitanje-2'],
    ['Riječ '.repeat(40), 3, `${'rijec-'.repeat(10).slice(0, -1)}-3`],
    ['a'.repeat(200), 2 ** 31 - 1, `${'a'.repeat(60)}-zik0zj`],
  ])('„%.40s” with number %i is %s, and leads back', (text, number, slug) => {
    expect(questionSlug({ text, number })).toBe(slug)
    expect(questionNumber(slug)).toBe(number)
  })

  test.each(['', '-', 'sto-je-', 'sto-je-0', 'sto-je-zik0zk', 'sto-je-1234567', 'sto-je-č'])(
    '„%s” names no question',
    (slug) => {
      expect(questionNumber(slug)).toBeNull()
    },
  )
})
