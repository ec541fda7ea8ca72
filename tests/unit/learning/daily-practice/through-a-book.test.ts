import { beforeAll, describe, expect, test } from 'vitest'
import { halfLifePupil, PUPIL_KINDS } from '@/lib/learning/practice/evaluation/pupils'
import { playBook, type Play } from '@/tests/bench/book-play'
import { seedBook, type BookSkill } from '@/tests/bench/seed-graph'

const BOOK = seedBook('brojevni-atelje-5')
/** A strong pupil is looked at after two months, a weak one after a school year. */
const DAYS = { strong: 60, weak: 175 }
/** Far more days than these pupils need. */
const MOST_DAYS = 1_300

function play(kindName: keyof typeof DAYS, hasQuizzes: boolean, book: BookSkill[] = BOOK): Play {
  const kind = PUPIL_KINDS.find(({ name }) => name === kindName)
  if (!kind) throw new Error(`There is no kind of pupils ${kindName}`)
  const days = { leastDays: DAYS[kindName], mostDays: MOST_DAYS }
  return playBook({ ...days, book, kind, seed: 0, makePupil: halfLifePupil, hasQuizzes })
}

test('the textbook has its lessons in an order in which each comes after its prerequisites', () => {
  expect(BOOK).toHaveLength(63)
  for (const [place, { id }] of BOOK.entries()) {
    const needing = BOOK.slice(0, place).filter(({ prerequisites }) => prerequisites.includes(id))
    expect(needing, id).toEqual([])
  }
})

describe.each([
  { kind: 'strong', hasQuizzes: false, way: '„Danas” alone' },
  { kind: 'strong', hasQuizzes: true, way: '„Danas” and the quiz of each new lesson' },
  { kind: 'weak', hasQuizzes: false, way: '„Danas” alone' },
  { kind: 'weak', hasQuizzes: true, way: '„Danas” and the quiz of each new lesson' },
] as const)('a $kind pupil with $way', ({ kind, hasQuizzes }) => {
  let played: Play
  beforeAll(() => {
    played = play(kind, hasQuizzes)
  })

  test('has a question every day', () => {
    expect(played.met.length).toBeGreaterThanOrEqual(DAYS[kind])
    expect(played.emptyDays).toBe(0)
  })

  test('begins no lesson before its prerequisites', () => {
    expect(played.early).toEqual([])
  })

  test('meets every lesson at last, at most one more a day', () => {
    expect(played.days).not.toBeNull()
    expect(played.met.at(-1)).toBe(BOOK.length)
    for (const [day, count] of played.met.entries())
      expect(count - (played.met[day - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
})

test('in a textbook in the wrong order lessons come before their prerequisites, which is seen', () => {
  expect(play('strong', true, BOOK.toReversed()).early).not.toEqual([])
})
