import { createQuizStore } from './quiz'

/** The open fun quiz, each player's in a place of its own: brothers and sisters share a browser. */
export const useFunQuiz = createQuizStore((game) => `iskra_zabavni_${game}`, {
  repeatsMistakes: false,
})
