import { keyOf } from '@/lib/browser/storage'
import { createQuizStore } from './quiz'
import { storageOwner } from './session'

/** The open fun quiz, each player's in a place of its own: brothers and sisters share a browser. */
export const useFunQuiz = createQuizStore((slug) => keyOf(storageOwner(), 'zabavni', slug), {
  repeatsMistakes: false,
})
