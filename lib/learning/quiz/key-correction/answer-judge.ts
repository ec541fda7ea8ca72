import { attemptSeedOf } from '@/lib/learning/answers/attempt-seed'
import type { AnswerSource } from '@/lib/learning/answers/model'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { Judgement, PracticeAnswer } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import type { EditionsOfOneQuestion } from './correctable-editions'

type Given = {
  answer: PracticeAnswer
  edition: number
  source: AnswerSource
  round_id: string | null
}

const KNOWN_MAX = 10_000

/** Judges answers to a question, each against the edition it was given to. */
export function createAnswerJudge(editions: EditionsOfOneQuestion) {
  const plain = new Map(
    [...editions].flatMap(([number, one]) =>
      one.numbers === null ? [[number, withDrawnNumbers(one, null)]] : [],
    ),
  )
  // Without random numbers, many pupils give identical answers, so judgements are cached.
  const known = new Map<string, Judgement>()
  return ({ edition, source, round_id, answer }: Given): Judgement['outcome'] => {
    const stored = editions.get(edition)
    // „Ne znam” keeps its outcome, whatever the key.
    if (!stored || isDontKnow(answer)) return 'invalid'
    const asked = plain.get(edition)
    const key = `${edition} ${JSON.stringify(answer)}`
    const { body, explanation } = asked ?? withDrawnNumbers(stored, attemptSeedOf(source, round_id))
    const judged = (asked && known.get(key)) ?? judgeAnswer(body, explanation, answer)
    if (asked && known.size < KNOWN_MAX) known.set(key, judged)
    return judged.outcome
  }
}
