import type { KeyPoint } from '@/lib/content/tables'
import { hitPoints } from './judge-open'
import { knownWords } from './known-words'
import { corrected, findSlips, type Slip } from './spelling'

type OpenQuestion = { prompt: string; modelAnswer: string; keyPoints: KeyPoint[] }

/** What a lesson says, which is how its words are spelt. */
type Lesson = { questions: OpenQuestion[]; script: string }

/** The points that an answer holds, by index, of how many, and what it misspelt. */
export type JudgedText = { points: number[]; totalPoints: number; slips: Slip[] }

/** Knowledge is judged on the text with its slips put right: spelling costs no point. */
export function judgeText(
  text: string,
  question: OpenQuestion,
  { questions, script }: Lesson,
): JudgedText {
  // The words of the question itself go first.
  const known = knownWords([...[question, ...questions].flatMap(textsOf), script])
  const slips = findSlips(text, known)
  const { keyPoints, modelAnswer } = question
  return {
    points: hitPoints(corrected(text, slips), keyPoints, modelAnswer),
    totalPoints: keyPoints.length,
    slips,
  }
}

const textsOf = ({ modelAnswer, keyPoints, prompt }: OpenQuestion) => [
  modelAnswer,
  ...keyPoints.map(({ point }) => point),
  prompt,
]
