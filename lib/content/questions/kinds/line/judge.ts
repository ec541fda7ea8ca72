import type { KeyRules } from '../rules'
import { firstWithWeight, outcomeOf, UNKNOWN_OPTION } from '../verdict'
import type { BodyOf } from '../../model'
import { tickTexts, ticksWithin } from './scale'

/** The listed numbers decide whether a tick is right, partly right or a foreseen mistake. */
export const line: KeyRules<'line'> = {
  judge(body, { tick }) {
    if (tick < 0 || tick > body.parts) return UNKNOWN_OPTION
    const listed = body.answers
      .filter((answer) => ticksWithin(body, answer).includes(tick))
      .toSorted((a, b) => b.weight - a.weight)
    const [answer] = listed
    return { ...outcomeOf(answer?.weight ?? 0), feedback: [answer?.feedback ?? null] }
  },
  correct(body) {
    const tick = rightTick(body) ?? 0
    return { kind: 'line', tick, text: tickTexts(body)[tick] ?? '' }
  },
  mistake(body) {
    const foreseen = body.answers
      .filter(({ weight }) => weight === 0)
      .flatMap((answer) => ticksWithin(body, answer))
    const right = new Set(
      body.answers
        .filter(({ weight }) => weight > 0)
        .flatMap((answer) => ticksWithin(body, answer)),
    )
    const free = [...foreseen, ...Array(body.parts + 1).keys()].find((tick) => !right.has(tick))
    return { kind: 'line', tick: free ?? 0 }
  },
  draw: (body) => body,
}

const rightTick = (body: BodyOf<'line'>): number | undefined => {
  const key = firstWithWeight(body.answers, 100)
  return key && ticksWithin(body, key)[0]
}
