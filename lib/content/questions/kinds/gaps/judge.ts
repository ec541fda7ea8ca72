import type { AnswerOf, BodyOf } from '../../model'
import { number } from '../number/judge'
import { middleOfKey, shownKey } from '../number/key'
import { short } from '../short/judge'
import type { KeyRules } from '../rules'
import { firstWithWeight, invalid, outcomeOf, UNKNOWN_OPTION } from '../verdict'
import type { Gap } from './model'

type Rules = KeyRules<'gaps'>
type Locale = Parameters<Rules['judge']>[2]
type GapVerdict = ReturnType<Rules['judge']>
type FinalGapVerdict = Exclude<GapVerdict, { outcome: 'invalid' }>

/**
 * Each gap is judged by the rules of its kind; the score is the mean of the gaps' scores. An empty
 * gap is wrong. A right answer with a misspelt gap is `spelling`.
 */
export const gaps: Rules = {
  judge(body, { gaps: filled }, locale) {
    const numbered = body.gaps.map((gap, index) => ({ gap, text: filled[index + 1] ?? '' }))
    const isKnown = Object.keys(filled).every((name) => body.gaps[Number(name) - 1])
    if (!isKnown) return UNKNOWN_OPTION
    if (!numbered.some(({ text }) => text.trim())) return invalid('Popuni barem jednu prazninu.')
    const verdicts = numbered.map(({ gap, text }) =>
      text.trim() ? judged(gap, text, locale) : null,
    )
    const refused = verdicts.findIndex((one) => one?.outcome === 'invalid')
    const refusal = verdicts[refused]
    if (refusal?.outcome === 'invalid')
      return invalid(`${refused + 1}. praznina: ${refusal.message}`)
    const done = verdicts.map((one) => (one?.outcome === 'invalid' ? null : one))
    const total = done.reduce((sum, one) => sum + (one?.score ?? 0), 0)
    const { outcome, score } = outcomeOf((100 * total) / done.length)
    const hints = done.flatMap((one) => one?.hint || [])
    const isMisspelt = outcome === 'right' && hints.length > 0
    return {
      outcome: isMisspelt ? 'spelling' : outcome,
      score,
      hint: isMisspelt ? [...new Set(hints)].join(' ') : null,
      ...reasonsOf(done),
      marks: Object.fromEntries(done.flatMap((one, index) => markOf(one, index + 1))),
    }
  },
  correct: ({ gaps: all }) => ({ kind: 'gaps', gaps: filledWith(all, rightText) }),
  mistake: ({ gaps: all }) => ({ kind: 'gaps', gaps: filledWith(all, wrongText) }),
  // Options are shown sorted, whatever their order in the body.
  draw: (body) => body,
}

/** The mark of a gap: none if it is empty or partly right. */
function markOf(verdict: FinalGapVerdict | null, gap: number): [string, 'right' | 'wrong'][] {
  if (!verdict || verdict.outcome === 'partly') return []
  return [[String(gap), verdict.score === 1 ? 'right' : 'wrong']]
}

/** The reasons of the gaps, each once, with the numbers of their gaps where there are several. */
function reasonsOf(verdicts: (FinalGapVerdict | null)[]) {
  const gapOf = new Map<string, string>()
  verdicts.forEach((one, index) => {
    for (const reason of one?.feedback ?? [])
      if (reason && !gapOf.has(reason)) gapOf.set(reason, String(index + 1))
  })
  return {
    feedback: [...gapOf.keys()],
    ...(verdicts.length > 1 && gapOf.size && { feedbackChoices: [...gapOf.values()] }),
  }
}

const filledWith = (all: BodyOf<'gaps'>['gaps'], textOf: (gap: Gap) => string) =>
  Object.fromEntries(all.map((gap, index) => [String(index + 1), textOf(gap)]))

function judged(gap: Gap, text: string, locale: Locale): GapVerdict {
  switch (gap.kind) {
    case 'short':
      return short.judge(gap, { kind: 'short', text }, locale)
    case 'number':
      return number.judge(gap, { kind: 'number', text }, locale)
    case 'single': {
      const choice = gap.choices.find((one) => one.text === text)
      if (!choice) return UNKNOWN_OPTION
      return { ...outcomeOf(choice.weight), feedback: [choice.feedback] }
    }
  }
}

/** The answer without the gaps that can't be judged, such as a number in words. */
export const answerWithJudgeableGaps = (
  { gaps: all }: BodyOf<'gaps'>,
  answer: AnswerOf<'gaps'>,
): AnswerOf<'gaps'> => ({
  ...answer,
  gaps: Object.fromEntries(
    Object.entries(answer.gaps).filter(([name, text]) => {
      const gap = all[Number(name) - 1]
      return gap && judged(gap, text, 'hr').outcome !== 'invalid'
    }),
  ),
})

/** The right answer of a gap, as a pupil fills it in. */
function rightText(gap: Gap): string {
  switch (gap.kind) {
    case 'short':
      return short.correct(gap).text
    case 'number': {
      const key = firstWithWeight(gap.answers, 100)
      if (!key) return ''
      return key.low === key.high ? shownKey(key) : middleOfKey(key)
    }
    case 'single':
      return firstWithWeight(gap.choices, 100)?.text ?? ''
  }
}

function wrongText(gap: Gap): string {
  switch (gap.kind) {
    case 'short':
      return short.mistake(gap).text
    case 'number':
      return number.mistake(gap).text
    case 'single':
      return firstWithWeight(gap.choices, 0)?.text ?? ''
  }
}
