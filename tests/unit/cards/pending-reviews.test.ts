import { expect, test } from 'vitest'
import { readPending } from '@/lib/cards/pending-reviews'

const review = { id: '1', cardId: '2', kind: 'lesson', knows: true }

test('reviews are read as they were stored', () => {
  const spelling = { ...review, kind: 'spelling', knows: false }
  expect(readPending(JSON.stringify([review, spelling]))).toEqual([review, spelling])
})

test.each([null, '', '{', 'null', '7', '{"id":"1"}', '[]', '[null, 7]'])(
  'from %j nothing waits',
  (text) => {
    expect(readPending(text)).toEqual([])
  },
)

test.each([
  { ...review, id: 1 },
  { ...review, cardId: undefined },
  { ...review, kind: 'kviz' },
  { ...review, knows: 'da' },
])('%j is none, and does not hide the others', (broken) => {
  expect(readPending(JSON.stringify([broken, review]))).toEqual([review])
})
