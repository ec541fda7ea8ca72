import { expect, test } from 'vitest'
import { slipsIn } from '@/lib/learning/cards/spelling'

const LESSON = 'Rijeka teče. Kiša pada, a svjetlost dolazi sa Sunca. Trokut ima vrhove i kutove.'
const correctOf = (answer: string) => slipsIn(answer, LESSON).map(({ correct }) => correct)

test('a word that the lesson writes with other diacritics, or ije for je, is misspelt', () => {
  expect(slipsIn('Rjeka tečé, dođe svijetlost i vrhovi trokuta.', LESSON)).toEqual([
    { typed: 'rjeka', correct: 'rijeka' },
  ])
  expect(correctOf('Rijeka je široka, ima vrhove.')).toEqual([])
})

test('of an answer without any diacritic nothing is: a phone has no Croatian keyboard', () => {
  expect(correctOf('Rjeka i njezini vrhovi.')).toEqual([])
  expect(correctOf('Rjeka, a još i more.')).toEqual(['rijeka'])
})

test('short words, words that the lesson does not write, and typing slips are none', () => {
  expect(correctOf('Kisa pada, čovjek se smije, a Trokutt ima kutve.')).toEqual([])
})

test('at most five are told at once', () => {
  const lesson = 'čašica žlijeba šumica đačić ćuprija žaruljica'
  expect(slipsIn('č casica zljeba sumica dacic cuprija zaruljica', lesson)).toHaveLength(5)
})
