import type { Locale } from '@/lib/hr/numbers'
import type { Judgement, QuestionBody, SubmittedAnswer } from '../model'
import { judgeMatching } from './matching'
import { judgeNumber } from './number'
import { judgeSeveral } from './several'
import { judgeShort } from './short'
import { judgeSingle } from './single'
import { judgeTrueFalse } from './true-false'
import { invalid, type Verdict } from './verdict'

const OTHER_KIND = 'Odgovor ne pripada ovoj vrsti pitanja.'

/**
 * Judges one answer to one question. Never throws: what can't be judged is `invalid` and counts
 * for nothing.
 * @param locale notation of typed numbers: 1.234,5 (`hr`) or 1,234.5 (`en`)
 */
export function judgeAnswer(
  body: QuestionBody,
  explanation: string | null,
  answer: SubmittedAnswer,
  locale: Locale = 'hr',
): Judgement {
  const verdict = judge(body, answer, locale)
  return verdict.outcome === 'invalid' ? verdict : { ...verdict, explanation }
}

function judge(body: QuestionBody, answer: SubmittedAnswer, locale: Locale): Verdict {
  if (body.kind === 'single' && answer.kind === 'single') return judgeSingle(body, answer)
  if (body.kind === 'several' && answer.kind === 'several') return judgeSeveral(body, answer)
  if (body.kind === 'true-false' && answer.kind === 'true-false') {
    return judgeTrueFalse(body, answer)
  }
  if (body.kind === 'short' && answer.kind === 'short') return judgeShort(body, answer)
  if (body.kind === 'number' && answer.kind === 'number') return judgeNumber(body, answer, locale)
  if (body.kind === 'matching' && answer.kind === 'matching') return judgeMatching(body, answer)
  return invalid(OTHER_KIND)
}
