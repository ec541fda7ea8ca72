import { expect, test } from 'vitest'
import { misspellingsIn } from '@/lib/learning/cards/spelling'

const LESSON = 'Rijeka teče. Kiša pada, a svjetlost dolazi sa Sunca. Trokut ima vrhove i kutove.'
const correctOf = (answer: string) => misspellingsIn(answer, LESSON).map(({ correct }) => correct)

test('a word is misspelt if the lesson writes it with other diacritics, or with ije for je', () => {
  expect(misspellingsIn('Rjeka tečé, dođe svijetlost i vrhovi trokuta.', LESSON)).toEqual([
    { typed: 'rjeka', correct: 'rijeka' },
  ])
  expect(correctOf('Rijeka je široka, ima vrhove.')).toEqual([])
})

test('an answer without diacritics has no misspelt words: a phone has no Croatian keyboard', () => {
  expect(correctOf('Rjeka i njezini vrhovi.')).toEqual([])
  expect(correctOf('Rjeka, a još i more.')).toEqual(['rijeka'])
})

test('short words, words not in the lesson, and typos are not misspelt', () => {
  expect(correctOf('Kisa pada, čovjek se smije, a Trokutt ima kutve.')).toEqual([])
})

test('at most five misspelt words are returned', () => {
  const lesson = 'čašica žlijeba šumica đačić ćuprija žaruljica'
  expect(misspellingsIn('č casica zljeba sumica dacic cuprija zaruljica', lesson)).toHaveLength(5)
})
