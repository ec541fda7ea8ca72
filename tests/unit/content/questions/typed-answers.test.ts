import { describe, expect, it } from 'vitest'
import { rational } from '@/lib/platform/hr/rational'
import { numberReadings } from '@/lib/platform/hr/number-readings'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { readKey } from '@/lib/content/questions/kinds/number/key'
import type { QuestionBody } from '@/lib/content/questions/model'
import { TYPED_NUMBERS, type TypedAnswers } from '../../../fixtures/typed-answers'
import { TYPED_MEASURES } from '../../../fixtures/typed-measures'
import { TYPED_POWERS, TYPED_ROMAN_NUMERALS, TYPED_MARKS } from '../../../fixtures/typed-signs'
import { TYPED_TEXTS } from '../../../fixtures/typed-texts'

function bodyOf(typed: TypedAnswers, isNumber: boolean) {
  const { key, unit, tolerance, isCaseSensitive, isUnitAsked } = typed
  const keys = [key].flat()
  const judged = { weight: 100, feedback: null }
  const distance = (tolerance && numberReadings(tolerance)[0]?.value) || rational(0n)
  const body: QuestionBody = isNumber
    ? {
        kind: 'number',
        unit: unit ?? null,
        ...(isUnitAsked && { isUnitAsked }),
        answers: keys.map((one) => ({ low: 0, high: 0, ...readKey(one, distance), ...judged })),
      }
    : {
        kind: 'short',
        ...(isCaseSensitive && { isCaseSensitive }),
        answers: keys.map((text) => ({ text, ...judged })),
      }
  return body
}

const rows = (all: TypedAnswers[], isNumber: boolean) =>
  all.flatMap((one) => {
    const outcomes = {
      right: one.right,
      spelling: one.spelling,
      wrong: one.wrong,
      invalid: one.asked,
    }
    return Object.entries(outcomes).flatMap(([outcome, texts = []]) =>
      texts.map((text) => ({
        name: [one.key, one.unit, one.tolerance && `±${one.tolerance}`].filter(Boolean).join(' '),
        body: bodyOf(one, isNumber),
        text,
        outcome,
      })),
    )
  })

const outcomeOf = (body: QuestionBody, text: string) =>
  judgeAnswer(body, null, { kind: body.kind === 'number' ? 'number' : 'short', text }).outcome

describe('numbers typed by children', () => {
  it.each(rows([...TYPED_NUMBERS, ...TYPED_MEASURES], true))(
    '$name: $text is $outcome',
    ({ body, text, outcome }) => {
      expect(outcomeOf(body, text)).toBe(outcome)
    },
  )
})

describe('words typed by children', () => {
  it.each(rows([...TYPED_TEXTS, ...TYPED_POWERS, ...TYPED_ROMAN_NUMERALS, ...TYPED_MARKS], false))(
    '$name: $text is $outcome',
    ({ body, text, outcome }) => {
      expect(outcomeOf(body, text)).toBe(outcome)
    },
  )
})
